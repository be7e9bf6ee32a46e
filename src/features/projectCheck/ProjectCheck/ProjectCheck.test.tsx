import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import type {CheckFault} from '../checkClient.ts';
import {checkProject, type InputFile, type Report} from '../checkProject.ts';
import {DATA} from '../testData.ts';
import type {Platform} from '../../../site/sections.ts';

import ProjectCheck from './ProjectCheck.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@theme/CodeBlock', () => ({default: ({children}: {children: string}) => <pre>{children}</pre>}));

const answer = vi.fn<(files: InputFile[], platform: Platform) => Report | CheckFault>();
const created = vi.fn();
vi.mock('../checkClient.ts', () => ({
  createCheckClient: () => {
    created();
    return {
      check: (files: InputFile[], platform: Platform) => Promise.resolve(answer(files, platform)),
      stop: () => undefined,
    };
  },
}));

const page = () => (
  <MemoryRouter>
    <ProjectCheck platform="android" />
  </MemoryRouter>
);
const status = () => screen.getByRole('status').textContent;
const paste = (value: string) => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value}});
};
/** Returns a file that can be read, which those of jsdom can't. */
const file = (text: string, name: string) =>
  Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
/** Waits until the files are read, the delay has passed, and the scripts are loaded. */
const settle = async () => {
  for (let round = 0; round < 2; round += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(400);
      await vi.dynamicImportSettled();
    });
  }
};
const choose = async (...files: File[]) => {
  fireEvent.change(screen.getByLabelText(/Choose files|Выбрать файлы/), {target: {files}});
  await settle();
};

describe('ProjectCheck', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    created.mockReset();
    answer
      .mockReset()
      .mockImplementation((files, platform) => checkProject(files, platform, DATA, '2030-01-01'));
  });

  afterEach(() => {
    cleanup();
    speak('en');
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is built as a form that needs scripts, and loads nothing before the first input', async () => {
    expect(renderToString(page())).toMatch(/<form[^>]* data-needs-scripts/);
    render(page());
    await settle();
    expect(created).not.toHaveBeenCalled();
    expect(status()).toBe('');
  });

  it('shows findings with severity, line, fix, and the page that explains them', async () => {
    render(page());
    paste('android {\n  compileSdk = 20\n}');
    await settle();
    expect(status()).toBe('Errors: 0, warnings: 1, notes: 0.');
    const item = within(screen.getByRole('region', {name: 'Findings'})).getByRole('listitem');
    expect(item.textContent).toContain('Pasted text, line 2');
    expect(item.querySelector('pre')?.textContent).toBe('compileSdk = 40');
    expect(within(item).getByRole('link').getAttribute('href')).toBe('/android/get-started#missing-class');
    expect(created).toHaveBeenCalledOnce();
  });

  it('checks several files together, and gives equal names a number', async () => {
    render(page());
    await choose(
      file('android { minSdk 30 }', 'build.gradle'),
      file("dependencies { implementation 'com.appodeal.ads:sdk:9.8.7.0' }", 'build.gradle'),
    );
    const files = screen.getByRole('region', {name: 'Files'});
    expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    expect(files.textContent).toContain('build.gradle (2)');
    expect(screen.getByText('Android 9.8.7: supported, latest release 9.8.7')).toBeDefined();
    fireEvent.click(screen.getByRole('button', {name: 'Remove build.gradle'}));
    await settle();
    expect(within(screen.getByRole('region', {name: 'Files'})).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps a pasted file when the reader pastes another one, and starts over', async () => {
    render(page());
    paste('android.useAndroidX=true');
    fireEvent.click(screen.getByRole('button', {name: 'Paste another file'}));
    paste('android { }');
    await settle();
    expect(screen.getByText('Pasted text 2')).toBeDefined();
    fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('lists the supported formats if it recognizes nothing', async () => {
    render(page());
    paste('<b>Hello</b>');
    await settle();
    expect(status()).toBe('No file was recognized.');
    expect(screen.getByText(/^The check reads Gradle files/)).toBeDefined();
    expect(document.querySelector('b')).toBeNull();
  });

  it('takes files that are dropped on it', async () => {
    const {container} = render(page());
    const form = container.querySelector('form');
    if (form === null) throw new Error('no form');
    fireEvent.dragOver(form, {dataTransfer: {types: ['Files']}});
    fireEvent.drop(form, {dataTransfer: {types: ['Files'], files: [file('android { }', 'a.gradle')]}});
    await settle();
    expect(status()).toBe('No problems found.');
  });

  it('offers another try when the check fails', async () => {
    answer.mockReturnValueOnce('failed');
    render(page());
    paste('android { }');
    await settle();
    expect(status()).toBe("The check couldn't be loaded.");
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await settle();
    expect(status()).toBe('No problems found.');
  });

  it('is complete in Russian', async () => {
    speak('ru');
    render(page());
    paste('android {\n  compileSdk = 20\n}');
    await settle();
    expect(status()).toBe('Ошибок: 0, предупреждений: 1, замечаний: 0.');
    expect(screen.getByText('Вставленный текст, строка 2')).toBeDefined();
  });
});
