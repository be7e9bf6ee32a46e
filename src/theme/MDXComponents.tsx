import HeaderCell from '@site/src/ui/Table/HeaderCell';
import Table from '@site/src/ui/Table/Table';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * Wraps the theme's page elements. Wide tables scroll on their own, empty header cells are plain cells, and `details`
 * are native elements, which open automatically when the browser finds text in them.
 */
export default {...MDXComponents, table: Table, th: HeaderCell, Details: 'details', details: 'details'};
