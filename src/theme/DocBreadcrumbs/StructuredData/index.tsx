/** Replaces the theme's, which would load in every browser. The plugin pageMetadata writes the trail into the page. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
