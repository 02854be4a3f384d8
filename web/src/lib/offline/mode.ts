/** Whether the table is in the page itself: a site of plain files says so in its first page (`bocage site`). */
export const isHere = document.querySelector<HTMLMetaElement>('meta[name="bocage-table"]')?.content === "here";

/** The folder of the site, wherever it is served. */
export const root = new URL("./", document.baseURI).href;

/** Whether the documentation lies in the folder too (`bocage site --docs`). */
export const hasDocs = document.querySelector('meta[name="bocage-docs"]') !== null;
