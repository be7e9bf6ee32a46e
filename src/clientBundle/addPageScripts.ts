import {readFileSync} from 'node:fs';

import type {AfterBuildStep, FinishedBuild} from '../afterBuild/afterBuildStep.ts';

import {bundleReportFile, type BundleReport} from './bundleReport.ts';
import {filesByPage, withFindablePanels, withScripts, withStyles} from './pageScripts.ts';
import {tablesOf} from './tablesOf.ts';

/**
 * After-build step: lists in each page the scripts and style sheets that the page needs. The browser doesn't have to
 * wait for the first script to discover the others, and can start the scripts after the first paint.
 */
export function addPageScripts({context, baseUrl}: FinishedBuild): AfterBuildStep {
  const report = JSON.parse(readFileSync(bundleReportFile(context), 'utf8')) as BundleReport;
  const tables = tablesOf(context);
  const scripts = filesByPage(tables, baseUrl, report.files);
  const styles = filesByPage(tables, baseUrl, report.styles);
  const missing = new Set(scripts.keys());
  return {
    rewrite(html, {file, address}) {
      const route = baseUrl + address.slice(1);
      const own = scripts.get(route);
      // The 404 page has no route.
      if (own === undefined) return html;
      missing.delete(route);
      const page = withStyles(html, styles.get(route) ?? [], file);
      return withFindablePanels(withScripts(page, own, file));
    },
    finish() {
      const [first] = missing;
      if (first !== undefined)
        throw new Error(`${missing.size} routes have no page in the build, for example ${first}.`);
    },
  };
}
