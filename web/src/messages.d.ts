declare module "messages:parts" {
  const parts: Record<"en" | "fr", Record<string, () => Promise<{ default: string }>>>;
  export default parts;
}
