import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React, {useDeferredValue, type ReactNode} from 'react';

/**
 * Wraps the mobile menu so that it is added in a separate, interruptible render. The theme adds the closed menu with all
 * items of the section in the same task as everything else that renders only after hydration.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isReady = useDeferredValue(shouldRender, false);
  // A reader might open the menu earlier. It becomes modal in the same commit, so its elements must exist by then.
  return isReady || shown ? <MobileSidebar /> : null;
}
