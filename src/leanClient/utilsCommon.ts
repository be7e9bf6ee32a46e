// What Docusaurus' and our browser code takes from `@docusaurus/utils-common`, without its index.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** Id of the element that holds a blog post. Source: `@docusaurus/utils-common`. */
export const blogPostContainerID = '__blog-post-container';
