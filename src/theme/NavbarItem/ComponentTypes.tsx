import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

import AccountItem from '../../features/session/UserButton/AccountItem.tsx';
import UserButton from '../../features/session/UserButton/UserButton.tsx';
import VersionDropdown from '../../features/releases/VersionDropdown/VersionDropdown.tsx';

/**
 * Types of navbar items. Ejected because the theme's table includes the code of six types that this site doesn't use.
 */
export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-accountItem': AccountItem,
  'custom-userButton': UserButton,
  'custom-versionDropdown': VersionDropdown,
};
