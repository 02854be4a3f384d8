/** What the server says and takes. Written by scripts/types from the models of the server: change that, not this. */
export type * from "./box";
export type * from "./common";
export type * from "./deals";
export type * from "./learning";
export type * from "./models";
export type * from "./moments";
export type * from "./plain";
export type * from "./play";
export type * from "./replays";
export type * from "./sent";
export type * from "./tables";
