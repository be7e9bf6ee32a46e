import {launchBrowser} from './support/launchBrowser.ts';
const base = process.argv[2] ?? '';
const jobs = JSON.parse(process.argv[3] ?? '[]') as [string, string, string, number, string][];
async function main() {
const b = await launchBrowser();
for (const [name, start, query, width, mode] of jobs) {
  const c = await b.newContext({viewport: {width, height: 900}, locale: 'en-US'});
  const p = await c.newPage();
  await p.addInitScript((m) => localStorage.setItem('theme', m), mode);
  await p.goto(base + start, {waitUntil: 'networkidle'});
  if (query) {
    await p.keyboard.press('Control+k');
    await p.locator('dialog input').waitFor();
    await p.keyboard.insertText(query);
  }
  await p.waitForTimeout(1200);
  await p.screenshot({path: `/tmp/shots/${name}.png`});
  await c.close();
}
await b.close();
} void main();
