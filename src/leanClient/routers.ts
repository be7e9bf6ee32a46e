import {BrowserRouter, Route} from 'react-router-dom';

/**
 * What Docusaurus' client takes from the router. Addresses of this site have no hashes, so the router that would be chosen
 * for those is the same.
 */
export {BrowserRouter, BrowserRouter as HashRouter, Route};
