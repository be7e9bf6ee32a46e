/**
 * Longest task and number of tasks over 50 ms, as the browser counts them, while the changelogs load, scroll, filter and
 * compare. Usage: `tsx bench/changelogTasks.ts http://localhost:3000`, with a built site served there.
 */
import {chromium, type Page} from '@playwright/test';

import {findChromium} from '../scripts/findChromium.mjs';

const origin = process.argv[2] ?? 'http://localhost:3000';

interface Watched {
  tasks: number[];
}

/** Long tasks since the last call, in milliseconds. */
async function tasks(page: Page): Promise<number[]> {
  // Entries come a moment after the task.
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as Watched).tasks.splice(0));
}

const show = (durations: number[]): string =>
  durations.length === 0 ? 'none' : `${durations.length}, longest ${Math.round(Math.max(...durations))} ms`;

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  console.log(
    '| Changelog | Load | Scroll | Text, key by key | Network | All again | Compare | From another page |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const address of ['/ios/changelog', '/ru/unity/changelog']) {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    await page.addInitScript(() => {
      const watched: Watched = {tasks: []};
      Object.assign(window, watched);
      new PerformanceObserver((list) => {
        watched.tasks.push(...list.getEntries().map(({duration}) => duration));
      }).observe({entryTypes: ['longtask']});
    });
    const cells: string[] = [];
    const record = async () => cells.push(show(await tasks(page)));
    await page.goto(origin + address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await record();
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(16);
    }
    await record();
    const form = page.locator('main form');
    await form.locator('input[type="search"]').pressSequentially('adapter', {delay: 30});
    await record();
    await form.locator('input[type="search"]').fill('');
    await form.locator('select').first().selectOption('bidon');
    await record();
    await form.getByRole('button').click();
    await record();
    await page.goto(`${origin}${address}?from=2.11.1&to=3.10.0`);
    await page.locator('section[aria-labelledby] h5').first().waitFor();
    await record();
    await page.goto(origin + address.replace(/\/changelog$/, ''));
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await tasks(page);
    await page.locator(`main a[href="${address}"]`).first().click();
    await page.locator('[data-year]').nth(5).waitFor({state: 'attached'});
    await page.waitForTimeout(1500);
    await record();
    console.log(`| ${address} | ${cells.join(' | ')} |`);
    await page.close();
  }
  await browser.close();
}

void main();
