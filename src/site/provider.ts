/** Public pages of the provider, as plain links. */
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
  /** Domain name. Its pages and those of its subdomains may embed the site. */
  domain: string;
  pages: ProviderPages;
}

/** Email address of the provider's support. */
export const SUPPORT_EMAIL = 'support@appodeal.com';
