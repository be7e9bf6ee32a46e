import {describe, expect, it} from 'vitest';
import {findFaults} from '../../../src/site/readData.ts';
import {declarationsSchema, parseDeclaration} from './declarations.ts';

describe('parseDeclaration', () => {
  it.each([
    ['android', 'fun show(activity: Activity, adType: Int, placement: String = "a"): Boolean', 'show'],
    ['ios', 'static func showAd(_ style: Style, from controller: Controller?) -> Bool', 'showAd(_:from:)'],
    ['ios', 'func load(then: (Form?, NSError?) -> Void)', 'load(then:)'],
    ['ios', 'init(size: CGSize)', 'init(size:)'],
    ['ios', '+ (BOOL)showAd:(Style)style from:(nullable Controller *)controller', '+showAd:from:'],
    ['ios', '- (void)loadWith:(void (^)(Form *, NSError *))completion', '-loadWith:'],
    ['ios', 'case banner', '.banner'],
    ['unity', 'static bool Show(int style, string placement = null)', 'Show'],
    ['unity', 'event EventHandler<Args> OnShown', 'OnShown'],
  ] as const)('%s: %s', (platform, text, form) => {
    expect(parseDeclaration(platform, text)?.form).toBe(form);
  });

  it('reads types, defaults, and nullability', () => {
    expect(parseDeclaration('android', 'fun a(b: Int, c: Map<String, Any?>? = null): D')).toMatchObject({
      returns: 'D',
      parameters: [
        {name: 'b', type: 'Int', nullable: false, optional: false},
        {name: 'c', type: 'Map<String, Any?>', nullable: true, optional: true},
      ],
    });
    expect(parseDeclaration('ios', 'func a(_ b: String!, c d: ((E?) -> Void)?)')?.parameters).toMatchObject([
      {name: 'b', label: undefined, type: 'String', nullable: true},
      {name: 'd', label: 'c', type: '(E?) -> Void', nullable: true},
    ]);
    expect(parseDeclaration('unity', 'void A(int b, string c)')?.parameters).toMatchObject([
      {name: 'b', nullable: false},
      {name: 'c', nullable: true},
    ]);
  });

  it.each([
    ['android', 'show(activity)'],
    ['ios', 'showAd:from'],
    ['unity', 'Show(int)'],
  ] as const)('%s: %s is not a declaration', (platform, text) => {
    expect(parseDeclaration(platform, text)).toBeUndefined();
  });
});

describe('declarationsSchema', () => {
  it('reports the declaration that cannot be parsed', () => {
    const faults = findFaults(declarationsSchema('android'), {
      A: {kind: 'class', members: ['fun a(b)', {declaration: 'fun c()', since: 'later'}]},
      B: {kind: 'record'},
    });
    expect(faults.map(({place}) => place.join(' '))).toEqual([
      'A members entry 1 declaration',
      'A members entry 2 since',
      'B kind',
    ]);
  });
});
