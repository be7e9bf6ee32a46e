import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import React, {useDeferredValue, type ReactNode} from 'react';

/**
 * Wraps the mobile menu so that it is added in a separate, interruptible render. The theme adds the closed menu with all
 * items of the section in the same task as everything else that is missing after hydration.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isReady = useDeferredValue(shouldRender, false);
  // A reader might open it earlier. It becomes modal in the same commit, which requires its elements.
  return isReady || shown ? <MobileSidebar /> : null;
}
