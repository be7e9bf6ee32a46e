/** Optional services of a deployment. Each is a meta tag on every page, and absent when it is not configured. */
export const SERVICE_TAGS = {
  AUTH_BRIDGE_URL: 'auth-bridge',
  INTERCOM_APP_ID: 'chat-app',
  TAG_MANAGER_ID: 'tag-manager',
} as const;

/** Values of the services, by environment variable. */
export type ServiceSettings = Partial<Record<keyof typeof SERVICE_TAGS, string>>;

/** Returns the value of a service on the current page, or undefined. For browsers only. */
export function serviceSetting(name: keyof typeof SERVICE_TAGS): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_TAGS[name]}"]`)?.content || undefined;
}
