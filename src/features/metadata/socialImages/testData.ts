import type {SocialImage} from './makeSocialImages.ts';

export const image = (title: string, section = 'Android SDK'): SocialImage => ({
  title,
  section,
  siteName: 'Справочный центр Appodeal',
  language: 'Русский',
});
