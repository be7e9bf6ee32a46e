/**
 * Valid code that the grammars for highlighting do not know. Each rule replaces it by code of the same
 * meaning that they do know, without moving a line. No rule makes wrong code right.
 */

/** Gives the texts to try, one after the other; the first that parses decides. */
type Normalizer = (code: string) => string[];

/** Applies a replacement outside of strings and comments only by being narrow; see each pattern. */
const kotlin: Normalizer = (code) => [
  code
    // `fun interface` (Kotlin 1.4).
    .replace(/\bfun(\s+)interface\b/g, '   $1interface')
    // `data object` (Kotlin 1.9).
    .replace(/\bdata(\s+)object\b/g, '    $1object')
    // The open-ended range `..<` (Kotlin 1.9).
    .replace(/\.\.</g, '.. '),
];

/** Methods pasted beside an interface or imports, without the @implementation that they go into. */
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
    // `NS_ENUM(NSInteger, Name)` and the like declare an enumeration.
    .replace(/\b(?:typedef\s+)?NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\([^,()]*,\s*(\w+)\)/g, 'enum $1')
    // Macros that stand alone in a header.
    .replace(/\bNS_ASSUME_NONNULL_(BEGIN|END)\b/g, '')
    .replace(/\b(NS_DESIGNATED_INITIALIZER|NS_UNAVAILABLE|NS_REQUIRES_SUPER)\b/g, '')
    // Nullability words: the grammar does not know them in every place where a type may stand.
    .replace(/\b(nonnull|nullable)\s+(?=[A-Za-z_])/g, '')
    .replace(/\b_(Nonnull|Nullable)\b/g, '');
  return [plain, openImplementation(plain)];
};

/**
 * The grammar knows command calls (`minSdk 23`) only with simple arguments, and named arguments only
 * without brackets. Both are rewritten to what Groovy makes of them.
 */
const groovy: Normalizer = (code) => [
  code
    // `exclude(group: 'a', module: 'b')` passes a map: `exclude([group: 'a', module: 'b'])`.
    .replace(/\((\s*\w+\s*:\s*(?:[^()'"]|'[^'\n]*'|"[^"\n]*")*)\)/g, '([$1])')
    // `task clean(type: Delete) {` declares a task: `task('clean', [type: Delete]) {`.
    .replace(/^(\s*)task\s+(\w+)\s*\(\[([^()]*)\]\)/gm, "$1task('$2', [$3])")
    .replace(/^(\s*)task\s+(\w+)\s*\{/gm, "$1task('$2') {")
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
