import {readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLValidator} from 'fast-xml-parser';
import {validateXML} from 'xmllint-wasm';
import type {BuildCheck} from '../types.ts';

/** The official schema of the sitemap protocol, included in the package that writes the sitemaps. */
const SCHEMA = 'node_modules/sitemap/schema/sitemap.xsd';

/** Schema of the part of XHTML that the sitemaps use. The protocol's schema requires a schema for foreign elements. */
const LINK = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" fixed="alternate" use="required"/>
    <xsd:attribute name="hreflang" type="xsd:string" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element></xsd:schema>`;

const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/></xsd:schema>`;

export const check: BuildCheck = {
  name: 'sitemapSchema',
  about: 'sitemaps are valid by the schema of sitemaps.org',
  run: async (build) => {
    // The `sitemaps` check reports missing and malformed sitemaps.
    const sitemaps = ['sitemap.xml', 'ru/sitemap.xml'].flatMap((fileName) => {
      if (!build.files.has(fileName)) return [];
      const contents = readFileSync(path.join(build.folder, fileName), 'utf8');
      return XMLValidator.validate(contents) === true ? [{fileName, contents}] : [];
    });
    if (sitemaps.length === 0) return [];
    const {errors} = await validateXML({
      xml: sitemaps,
      schema: [BOTH],
      preload: [
        {fileName: 'sitemap.xsd', contents: readFileSync(SCHEMA, 'utf8')},
        {fileName: 'link.xsd', contents: LINK},
      ],
    });
    // Each error has a location. A line without one is only a summary.
    return errors.flatMap(({message, loc}) =>
      loc === null
        ? []
        : [
            {
              file: loc.fileName,
              message: `the sitemap is not valid: ${message}`,
              fix: 'Correct src/config/sitemap.ts.',
            },
          ],
    );
  },
};
