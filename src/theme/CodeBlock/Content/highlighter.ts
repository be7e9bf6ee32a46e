import prismIncludeLanguages from '@theme/prism-include-languages';
import {Highlight, Prism} from 'prism-react-renderer';

prismIncludeLanguages(Prism);

export {Highlight};
