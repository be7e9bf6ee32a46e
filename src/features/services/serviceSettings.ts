/**
 * Optional services of a deployment. Each one is a meta tag on every page, which is absent if the service isn't
 * configured.
 */
export const SERVICE_TAGS = {
  AUTH_BRIDGE_URL: 'auth-bridge',
  INTERCOM_APP_ID: 'chat-app',
  TAG_MANAGER_ID: 'tag-manager',
  FEEDBACK_ENDPOINT: 'feedback-endpoint',
  FEEDBACK_EMBEDDED: 'feedback-embedded',
  REPOSITORY_URL: 'repository',
} as const;

/** Values of the services, keyed by environment variable. */
export type ServiceSettings = Partial<Record<keyof typeof SERVICE_TAGS, string>>;

/** Returns the value of a service on the current page, or undefined. For browsers only. */
export function serviceSetting(name: keyof typeof SERVICE_TAGS): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_TAGS[name]}"]`)?.content || undefined;
}
