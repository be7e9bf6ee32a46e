/** Public pages of the provider. They are plain links. */
export const PROVIDER = {
  dashboard: 'https://app.appodeal.com/',
  signIn: 'https://app.appodeal.com/signin',
  support: 'support@appodeal.com',
} as const;
