# bocage export

export-help = Turn recorded games into a data set: one row for each decision.
export-word-records = RECORDS…
export-argument-records = Records, folders of them, or folders of arenas.
export-word-to = FORMAT FILE
export-option-observation = The form of what a seat saw: v0, v1 or v1:compact.
export-option-to = The format (parquet) and the file to write.
export-title = Exporting
export-done = { $file }: { $rows ->
        [one] { $rows } decision
       *[other] { $rows } decisions
    } of { $records ->
        [one] { $records } record
       *[other] { $records } records
    }.
export-no-records = There are no records in { $folder }.
export-onto-record = { $file } is one of the records: it would be overwritten. Name another file.
error-export-record = { $file }: { $problem }
error-record-other-table = { $file } does not go into the same table as the first record: export it by itself (another game, another number of players or other components).
