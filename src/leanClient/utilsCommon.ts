// What Docusaurus' and our browser code takes from `@docusaurus/utils-common`, whose index brings a helper library along
// that is larger than all of this.
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** Id of the element that holds a blog post. Source: `@docusaurus/utils-common`. */
export const blogPostContainerID = '__blog-post-container';
