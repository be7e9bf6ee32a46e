/** Public pages of the provider. They are plain links. */
export interface ProviderPages {
  dashboard: string;
  signIn: string;
  signOut: string;
  account: string;
}

/** Addresses of the provider's pages. @param origin without a slash at its end. */
export function providerPages(origin: string): ProviderPages {
  return {
    dashboard: `${origin}/`,
    signIn: `${origin}/signin`,
    signOut: `${origin}/signout`,
    account: `${origin}/account`,
  };
}

/** What the browser knows of the provider: `customFields.provider` of the configuration. */
export interface ProviderFields {
  /** Domain name; its pages and those of its subdomains may embed ours. */
  domain: string;
  pages: ProviderPages;
}

/** Address of the provider's support, a mailbox. */
export const SUPPORT_EMAIL = 'support@appodeal.com';
