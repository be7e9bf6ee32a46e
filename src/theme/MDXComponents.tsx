import HeaderCell from '@site/src/ui/Table/HeaderCell';
import Table from '@site/src/ui/Table/Table';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * Wraps the theme's page elements: wide tables scroll separately, empty headings are plain cells, and details are
 * native elements, which open automatically when the browser finds text in them.
 */
export default {...MDXComponents, table: Table, th: HeaderCell, Details: 'details', details: 'details'};
