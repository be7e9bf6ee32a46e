/** Written by the plugin `clientBundle`. */
declare module '@generated/chunkFiles' {
  /** Chunks that have no file of their own: the chunk that they are in, or null if every page has them. */
  const chunkFiles: Readonly<Record<string, string | null>>;
  export default chunkFiles;
}
