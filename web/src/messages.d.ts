declare module "messages:en" {
  const text: string;
  export default text;
}
declare module "messages:fr" {
  const text: string;
  export default text;
}
