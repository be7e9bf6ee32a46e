const message =
  'Pass a locale. The default one of the build and of the browser differ, so hydration would fail.';

/** Options of `no-restricted-syntax` that reject comparing and formatting in the default locale of the machine. */
export const explicitLocale = [
  'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
  'CallExpression[callee.property.name=/^toLocale[A-Z]/][arguments.length=0]',
  ':matches(CallExpression, NewExpression)[callee.object.name="Intl"][arguments.length=0]',
].map((selector) => ({selector, message}));
