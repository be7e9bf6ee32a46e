export {default as ContentBody} from './ContentBody.tsx';
export {default as hydrateContent} from './hydrateContent.tsx';
