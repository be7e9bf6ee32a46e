/**
 * Rewrites valid code that the highlighting grammars don't support. Each rule replaces it with equivalent code that
 * they do support, without changing line numbers. No rule makes invalid code valid.
 */

/** Returns the variants to try, in order. The first variant that parses is used. */
type Normalizer = (code: string) => string[];

/** These patterns are narrow enough not to match in strings and comments. */
const kotlin: Normalizer = (code) => [
  code
    // `fun interface` (Kotlin 1.4).
    .replace(/\bfun(\s+)interface\b/g, '   $1interface')
    // `data object` (Kotlin 1.9).
    .replace(/\bdata(\s+)object\b/g, '    $1object')
    // The open-ended range `..<` (Kotlin 1.9).
    .replace(/\.\.</g, '.. '),
];

/** Wraps methods next to an interface or imports, without the @implementation that they belong to. */
function openImplementation(code: string): string {
  let open = false;
  let opened = false;
  const lines = code.split('\n').map((line) => {
    if (/^\s*@(interface|implementation|protocol)\b(?!.*;\s*$)/.test(line)) open = true;
    if (/^\s*@end\b/.test(line)) open = false;
    if (!open && /^\s*[-+]\s*\(/.test(line)) {
      open = true;
      opened = true;
      return `@implementation Wrapper ${line}`;
    }
    return line;
  });
  return opened ? `${lines.join('\n')}\n@end` : code;
}

const objectivec: Normalizer = (code) => {
  const plain = code
    // `NS_ENUM(NSInteger, Name)` and similar macros declare an enumeration.
    .replace(/\b(?:typedef\s+)?NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\([^,()]*,\s*(\w+)\)/g, 'enum $1')
    // Standalone macros in a header.
    .replace(/\bNS_ASSUME_NONNULL_(BEGIN|END)\b/g, '')
    .replace(/\b(NS_DESIGNATED_INITIALIZER|NS_UNAVAILABLE|NS_REQUIRES_SUPER)\b/g, '')
    // Nullability keywords, which the grammar doesn't support in every type position.
    .replace(/\b(nonnull|nullable)\s+(?=[A-Za-z_])/g, '')
    .replace(/\b_(Nonnull|Nullable)\b/g, '');
  return [plain, openImplementation(plain)];
};

/**
 * The grammar supports command calls (`minSdk 23`) only with simple arguments, and named arguments only without
 * parentheses. Rewrites both to their Groovy equivalents.
 */
const groovy: Normalizer = (code) => [
  code
    // `exclude(group: 'a', module: 'b')` passes a map: `exclude([group: 'a', module: 'b'])`.
    .replace(/\((\s*\w+\s*:\s*(?:[^()'"]|'[^'\n]*'|"[^"\n]*")*)\)/g, '([$1])')
    // `task clean(type: Delete) {` declares a task: `task('clean', [type: Delete]) {`.
    .replace(/^([^\S\n]*)task\s+(\w+)\s*\(\[([^()]*)\]\)/gm, "$1task('$2', [$3])")
    .replace(/^([^\S\n]*)task\s+(\w+)\s*\{/gm, "$1task('$2') {")
    // `name a.b('x'), 'y'` and `name a.b.C` are calls with these arguments: `name(a.b.C)`.
    .replace(
      /(^|[{;]\s*)([ \t]*)([a-z]\w*)[ \t]+([A-Za-z_]\w*\([^()\n]*\),[^\n{}]*)(?=$|\s*\})/gm,
      '$1$2$3($4)',
    )
    .replace(
      /(^|[{;]\s*)([ \t]*)(?!(?:def|return|import|package|new|throw)\b)([a-z]\w*)[ \t]+([A-Za-z_]\w*(?:\.\w+)+)[ \t]*(?=$|\})/gm,
      '$1$2$3($4)',
    ),
];

export const normalizers: Record<string, Normalizer> = {kotlin, objectivec, groovy};
