/**
 * Replaces the theme's component, which would load in every browser. The addPageMetadata step writes the breadcrumb
 * trail into the page.
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
