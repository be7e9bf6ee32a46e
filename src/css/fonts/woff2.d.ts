/** URL of the built file. */
declare module '*.woff2' {
  const href: string;
  export default href;
}
