import Table from '@site/src/components/Table/Table';
import MDXComponents from '@theme-original/MDXComponents';

/** Wraps the theme's elements of pages: a table too wide for the screen scrolls in a region that can be focused. */
export default {...MDXComponents, table: Table};
