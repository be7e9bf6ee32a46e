import HeaderCell from '@site/src/ui/Table/HeaderCell';
import Table from '@site/src/ui/Table/Table';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * Wraps the theme's elements of pages: tables that do not fit scroll by themselves, empty headings are plain cells, and
 * details are the browser's own, which open by themselves where the browser finds text in them.
 */
export default {...MDXComponents, table: Table, th: HeaderCell, Details: 'details', details: 'details'};
