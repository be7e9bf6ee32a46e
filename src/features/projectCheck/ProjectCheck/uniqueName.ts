/** Returns the name, with a number if it's taken. Projects have several `build.gradle` files. */
export function uniqueName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name} (${number})`;
    if (!taken.includes(numbered)) return numbered;
  }
}
