# bocage export

export-help = Faire un jeu de données de parties enregistrées : une ligne par décision.
export-word-records = PARTIES…
export-argument-records = Des parties enregistrées, des dossiers qui en contiennent, ou des dossiers d’arènes.
export-word-to = FORMAT FICHIER
export-option-observation = La forme de ce que voyait une place : v0, v1 ou v1:compact.
export-option-to = Le format (parquet) et le fichier à écrire.
export-title = Exportation
export-done = { $file } : { $rows ->
        [one] { $rows } décision
       *[other] { $rows } décisions
    } de { $records ->
        [one] { $records } partie
       *[other] { $records } parties
    }.
export-no-records = Il n’y a pas de partie enregistrée dans { $folder }.
export-onto-record = { $file } est une des parties enregistrées : elle serait écrasée. Indiquez un autre fichier.
error-export-record = { $file } : { $problem }
error-record-other-table = { $file } n’entre pas dans la même table que la première partie : exportez-la à part (autre jeu, autre nombre de joueurs ou autre matériel).
