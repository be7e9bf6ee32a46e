import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

import AccountItem from '../../components/UserButton/AccountItem.tsx';
import UserButton from '../../components/UserButton/UserButton.tsx';
import VersionDropdown from '../../components/VersionDropdown/VersionDropdown.tsx';

/** Adds our navbar items to the theme's. Wraps the theme's table. */
export default {
  ...ComponentTypes,
  'custom-accountItem': AccountItem,
  'custom-userButton': UserButton,
  'custom-versionDropdown': VersionDropdown,
};
