import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import DismissibleNotice from '../../../ui/DismissibleNotice/DismissibleNotice.tsx';

/**
 * Warns about the policy warning that network SDKs with an old Google Play Billing Library cause, and links to the fix.
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
            'Google Play requires Billing Library 7.0.0 or later. Some network SDKs still add version 6.x to the build, and Play Console then shows a policy warning. {fix}'
          }
        </Translate>
      </p>
    </DismissibleNotice>
  );
}
