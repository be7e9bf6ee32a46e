import {createContext} from 'react';

/** Whether the components inside belong to the page for missing addresses, whose served markup knows no address. */
export const MissingPage = createContext(false);
