/**
 * Replaces the theme's component, which would be loaded in every browser. The `addPageMetadata` step writes the
 * breadcrumbs into the page.
 */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
