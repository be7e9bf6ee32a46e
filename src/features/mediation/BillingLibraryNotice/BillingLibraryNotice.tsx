import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import DismissibleNotice from '../../../ui/DismissibleNotice/DismissibleNotice.tsx';

/**
 * Renders a notice about the policy warning that network SDKs with an old Google Play Billing Library cause, with a
 * link to the fix.
 */
export default function BillingLibraryNotice(): ReactNode {
  return (
    <DismissibleNotice
      id="billing"
      label={translate({id: 'site.billing.label', message: 'Google Play Billing Library'})}>
      <p>
        <Translate
          id="site.billing.text"
          values={{
            fix: (
              <Link to="/faq-and-troubleshooting/troubleshooting/android-common-issues/google-play-billing-warning">
                <Translate id="site.billing.fix">How to fix it</Translate>
              </Link>
            ),
          }}>
          {
            'Google Play no longer accepts new releases with Billing Library 6.x. Some network SDKs still add this version to the build, and Play Console then shows a policy warning. {fix}'
          }
        </Translate>
      </p>
    </DismissibleNotice>
  );
}
