/** URLs of the provider's public pages. */
export interface ProviderPages {
  dashboard: string;
  signIn: string;
  signOut: string;
  account: string;
}

/** Returns the URLs of the provider's pages. @param origin without a trailing slash. */
export function providerPages(origin: string): ProviderPages {
  return {
    dashboard: `${origin}/`,
    signIn: `${origin}/signin`,
    signOut: `${origin}/signout`,
    account: `${origin}/account`,
  };
}

/** Provider data for the browser: `customFields.provider` of the configuration. */
export interface ProviderFields {
  /** Domain name. Pages on it and on its subdomains can embed the site. */
  domain: string;
  pages: ProviderPages;
}

/** Email address of the provider's support team. */
export const SUPPORT_EMAIL = 'support@appodeal.com';
