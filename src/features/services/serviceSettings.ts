/** Services that a deployment may have. Each is a meta tag of every page, and absent when it is not set up. */
export const SERVICE_TAGS = {
  AUTH_BRIDGE_URL: 'auth-bridge',
  INTERCOM_APP_ID: 'chat-app',
  TAG_MANAGER_ID: 'tag-manager',
} as const;

/** Values of the services, by environment variable. */
export type ServiceSettings = Partial<Record<keyof typeof SERVICE_TAGS, string>>;

/** Value of a service on the current page, or undefined. For browsers only. */
export function serviceSetting(name: keyof typeof SERVICE_TAGS): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_TAGS[name]}"]`)?.content || undefined;
}
