import type {PrismTheme} from 'prism-react-renderer';

export const lightCodeTheme: PrismTheme = {plain: {}, styles: []};
export const darkCodeTheme: PrismTheme = {plain: {}, styles: []};
