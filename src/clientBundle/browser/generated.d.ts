/** Written by the `clientBundle` plugin. */
declare module '@generated/chunkFiles' {
  /** Chunks without their own file, mapped to the chunk that contains them, or to null if every page loads them. */
  const chunkFiles: Readonly<Record<string, string | null>>;
  export default chunkFiles;
}
