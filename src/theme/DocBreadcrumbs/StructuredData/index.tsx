/**
 * Replaces the theme's component, which would load in every browser. The pageMetadata plugin writes the breadcrumb
 * trail into the page.
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
