/** A phrase that is never right in the English of this project. */
export interface Idiom {
  /** A space matches any whitespace. Inline code, values, and quoted strings are one or more `\uFFFC`. */
  pattern: RegExp;
  /** What to write, as the end of a sentence that begins with "Write". */
  instead: string;
  /** A sentence that the pattern rejects. */
  bad: string;
  /** A similar sentence that every pattern accepts. */
  good: string;
}

/** Verbs and nouns with a thing as subject. */
const THINGS: Idiom[] = [
  {
    pattern:
      /(?<!\ba )\b(?:stands?|stood) (?:in(?! for\b)|on(?! (?:its|their|your|our) own\b| the shoulders\b)|under|below|above|before|inside|next to|beside|first|last|here|there|directly|once|twice|(?:\uFFFC+|\d+) times)\b/i,
    instead: '"is", "is listed" or "appears"',
    bad: 'The key stands on the first tab.',
    good: 'A placeholder stands in for the ad, and "fps" stands for frames per second.',
  },
  {
    pattern:
      /\b(?:lies?|lay) (?:(?:on|under|below|above|next to|beside|over) |in (?:the |an? |this |that |its |your )?(?:\uFFFC+ )?(?:folder|file|directory|project|cache|repository|archive|tab|list|table|line)\b)/i,
    instead: '"is", "is stored" or "overlaps"',
    bad: 'The archive lies in the folder of the project.',
    good: 'The difference lies in the order of the calls.',
  },
  {
    pattern:
      /\b(?:bundle|package|adapter|pod|librar(?:y|ie)|module|plugin|SDK|import)s? brings? (?:an?|the|its|their|all|no|other)\b(?![^.;]{0,40}\b(?:back|down|up|together|to|into|closer|forward)\b)/i,
    instead: '"includes", "adds" or "comes with"',
    bad: 'The bundle brings the AdMob adapter.',
    good: 'The plugin brings the list up to date, and the bundle includes the adapter.',
  },
  {
    pattern: /\btells (?:whether|which|that|what|when|where|how|why|of|about|if)\b/i,
    instead: '"indicates", "shows" or "reports"',
    bad: 'The flag tells whether an ad is cached.',
    good: 'The guide tells you which key to use.',
  },
  {
    pattern: /\b(?:is|are|was|were) told by \uFFFC/i,
    instead: 'the callback as the subject: "`onShown` reports that …"',
    bad: 'The click is told by \uFFFC.',
    good: 'If you were told by support to wait, wait.',
  },
  {
    pattern: /(?<=^|[.!?] )That (?:the|an?|nothing|it|you|they|there)\b/,
    instead: 'a sentence with a subject: "`onShown` reports that the ad appeared."',
    bad: 'That the ad is visible is reported later.',
    good: 'That reward is paid once.',
  },
  {
    pattern:
      /\b(?:networks?|stores?|Gradle|Xcode|CocoaPods|Google Play|builds?|plugins?|methods?|functions?|scripts?|commands?|SDKs?|adapters?|APIs?|hosts?) wants?\b/,
    instead: '"requires" or "needs"',
    bad: 'The network wants an app ID.',
    good: 'Each app wants for nothing, and the network requires an ID.',
  },
  {
    pattern: /\b(?:lines?|logs?|messages?|errors?|texts?|pages?|files?|\uFFFC) (?:speaks?|tells?) of\b/i,
    instead: '"mentions" or "reports"',
    bad: 'No line speaks of an error.',
    good: 'No line mentions an error.',
  },
  {
    pattern: /\uFFFC stays? silent\b/,
    instead: '"isn\'t called"',
    bad: 'For a cached ad, \uFFFC stays silent.',
    good: 'The phone stays silent.',
  },
  {
    pattern: /\uFFFC gives \uFFFC/,
    instead: '"returns"',
    bad: 'Without an ad, \uFFFC gives \uFFFC.',
    good: 'Without an ad, \uFFFC returns \uFFFC.',
  },
  {
    pattern: /\b(?:choice|selection|configuration) asks? for\b/i,
    instead: '"requires"',
    bad: 'Install what this choice asks for.',
    good: 'The app asks for permission.',
  },
  {
    pattern: /\bform (?:now )?(?:provides|gives) consent\b/i,
    instead: '"the form collects consent"',
    bad: 'The form now provides consent.',
    good: 'The form collects consent.',
  },
];

/** Verbs. */
const VERBS: Idiom[] = [
  {
    pattern: /\banew\b/i,
    instead: '"again", or a verb such as "regenerate" or "restart"',
    bad: 'Generate the list anew.',
    good: 'Regenerate the list for the renewed term.',
  },
  {
    pattern:
      /(?<!\b(?:what|that|which) )\bgo(?:es)? on(?=[.,;:)]|$| (?:after|with)\b| (?:load|work|runn|show|play|serv|send|wait|try|read)ing\b)/i,
    instead: '"continues" or "resumes"',
    bad: 'After the ad, the game goes on.',
    good: 'The line goes on the next page.',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    instead: '"fix"',
    bad: 'The release mends two crashes.',
    good: 'Amend the commit.',
  },
  {
    pattern:
      /(?<!n't |not )\b(?:starts?|opens?|closes?|loads?|updates?|refresh(?:es)?|reloads?|appears?|disappears?|comes?|happens?|initializes?|resumes?|restarts?|continues?|reconnects?|ends?|stops?) (?:\S+ )?by (?:itself|themselves)\b/i,
    instead: '"automatically"',
    bad: 'The form appears by itself.',
    good: "The flag by itself doesn't start the SDK.",
  },
  {
    pattern: /\b(?:users?|players?|stores?|Google Play|App Store|App Review|reviewers?) refuse[sd]?\b/i,
    instead: 'of users "decline", of stores "reject"',
    bad: 'The user refuses tracking.',
    good: 'The server refused the connection.',
  },
  {
    pattern: /\btick(?:s|ed|ing)? (?:the|this|that|each|every|both|all|off)\b/i,
    instead: '"select"',
    bad: 'Tick the box of each network.',
    good: 'The timer ticks once a second.',
  },
  {
    pattern:
      /\bpress(?:es)? (?:on )?(?:the|this|that) (?:(?!power|volume|home|side|action|hardware|back)\S+ ){0,2}(?:button|link|checkbox|tab)\b/i,
    instead: '"click" (desktop) or "tap" (device)',
    bad: 'Press the blue button.',
    good: 'Press the volume button, and then press Enter.',
  },
  {
    pattern:
      /\b(?:recommends|suggests|advises|recommend|suggest|advise) to (?!your\b|our\b|the\b|an?\b|any|users\b|players\b|you\b|us\b|them\b|others\b|people\b|developers\b|publishers\b|readers\b|all\b)/i,
    instead: '"recommends" with a verb in -ing',
    bad: 'Google recommends to start early.',
    good: 'Recommend to your users that they update.',
  },
  {
    pattern: /\bmakes? possible to\b/i,
    instead: '"makes it possible to"',
    bad: 'The flag makes possible to skip it.',
    good: 'The flag makes it possible to skip it.',
  },
  {
    pattern: /(?<!\bthat (?:\S+ ){1,3})\b(?:allows?|permits?|enables) to (?!\uFFFC)/i,
    instead: '"lets you"',
    bad: 'The method allows to change it.',
    good: 'The method lets you change the time that the system allows to finish.',
  },
  {
    pattern: /\bexplains? (?:you|me|us)\b/i,
    instead: '"explains … to you"',
    bad: 'The page explains you the order.',
    good: 'The page explains to you what you need.',
  },
  {
    pattern: /\bdiscuss(?:es|ed)? about\b/i,
    instead: '"discuss" without "about"',
    bad: 'Discuss about it with support.',
    good: 'Discuss it with support.',
  },
  {
    pattern: /\bhow (?:\S+ ){1,4}looks? like\b/i,
    instead: '"what … looks like" or "how … looks"',
    bad: 'See how the banner looks like.',
    good: 'See what the banner looks like, and how it looks.',
  },
  {
    pattern: /\bbehaves? alike\b/i,
    instead: '"behave the same way"',
    bad: 'Both methods behave alike.',
    good: 'Both methods look alike.',
  },
  {
    pattern:
      /\breplaces? (?:(?:it|them|this|that|each|every|the|both) )?(?:(?:\uFFFC+|\p{L}+) )?by (?:\uFFFC|(?:the|an?|your|its|that|those|one)\b)/iu,
    instead: '"replace … with"',
    bad: 'Replace each \uFFFC by \uFFFC.',
    good: 'Replace it by calling the method, and it is replaced by the new one.',
  },
  {
    pattern: /\b(?:is|are|was|were) (?:\p{L}+ed|shown|known|seen|sent|kept|there) no more(?=[.,;]|$)/iu,
    instead: '"is no longer"',
    bad: 'The ad is shown no more.',
    good: 'The ad is shown no more than twice, so it is no longer shown.',
  },
  {
    pattern: /\bwrites? (?:\S+ )?into the (?:live )?chat\b/i,
    instead: '"use the live chat"',
    bad: 'Write into the live chat.',
    good: 'Paste the link into the chat.',
  },
  {
    pattern: /\bshow(?:s|n|ing)? [^.,;]{0,30}\bunder (?:an?|the|this|that|another) placement\b/i,
    instead: '"show an ad with a placement"',
    bad: 'Show an ad under a placement.',
    good: 'The setting is shown under Placements.',
  },
  {
    pattern: /^(?:Wakes|Awakes|Awakens) (?!up\b)/,
    instead: '"Hydrates", "Runs" or "Starts"',
    bad: 'Wakes the tabs when they are touched.',
    good: 'Wakes up the agent, and hydrates the tabs.',
  },
  {
    pattern: /@returns (?:what|whatever|that which)\b/,
    instead: 'a noun: "@returns an unsubscribe function"',
    bad: '@returns what ends that',
    good: '@returns the function that ends it',
  },
];

/** Pronouns, prepositions, and word order. */
const GRAMMAR: Idiom[] = [
  {
    pattern:
      /(?<!\bcall(?:s|ed)? )\bthe (?:flag|property|parameter|option|variable|setting|attribute|component|method|checkbox|tab|class|folder) \uFFFC/i,
    instead: 'the name first: "the `bannerVisible` flag"',
    bad: 'Set the flag \uFFFC.',
    good: 'Set the \uFFFC flag, which older versions call the flag \uFFFC.',
  },
  {
    pattern:
      /(?<!\b(?:life|mind|will) |\bno (?:\S+ ){1,2})\bof (?:your|its|their|his|her|our|my) own(?=[.,;:)?]|$| (?:and|or|but|for|that|which|in|on|with|to|from|if|when|is|are|at|as|instead|because|so|before|after|under)\b)/i,
    instead: '"your own …", "its own …" or "a separate …"',
    bad: 'Use a server of your own.',
    good: 'The names of your own apps change of their own accord and have no meaning of their own.',
  },
  {
    pattern:
      /\b(?:an?|no|any|this|that) (?!copy|part|version|fork|subset|clone|half|fraction)\p{L}+ of (?:yours|theirs|ours)\b/iu,
    instead: '"your …" or "one of your …"',
    bad: 'Add it to a pod of yours.',
    good: 'Use a copy of yours instead of ours.',
  },
  {
    pattern:
      /\b(?:is|are|isn't|aren't) (?:\p{L}+ly )?(?:only )?(?:deprecated|available|required|supported|unsupported|removed|missing|included|optional|obsolete|gone|public)(?: \p{L}+){0,3} since (?:version |SDK |Android |iOS |Unity |Xcode |API \p{L}+ )?\d/iu,
    instead: '"has been … since"',
    bad: 'The method is deprecated since 3.2.0.',
    good: 'The method has been deprecated since 3.2.0; it is the first one since 3.0.',
  },
  {
    pattern:
      /\bfrom (?:version |iOS |Android |Unity |Xcode |API level )?\d[\d.]* on(?=[.,;:)]|$| (?:the|you|each|all)\b(?! (?:server|device|host|main)))/i,
    instead: '"starting with 3.7.0" or "on iOS 14.5 and later"',
    bad: 'From iOS 14.5 on, apps must ask.',
    good: 'Upgrade from 3.2 on Android, and from then on, check each build.',
  },
  {
    pattern: /(?<=^|[.!?:] )Who(?:ever)? \p{Ll}[^.?!]*\./u,
    instead: '"Users who …" or "If you …"',
    bad: 'Who leaves early gets no reward.',
    good: 'Who needs this? Users who leave early.',
  },
  {
    pattern:
      /(?<=^|[.:!?] )(?:On|In|For|With) (?:Android|iOS|Unity|Xcode|Swift|Kotlin|Java|Objective-C|Gradle) (?:the|an?|it|you|your|they|these|there|its|every)\b/,
    instead: 'a comma after the opening phrase: "On Android, …"',
    bad: 'On Android the callback runs later.',
    good: 'On Android, the callback runs later.',
  },
  {
    pattern:
      /(?<=^|[.:!?] )(?:By default|For example|In this case|In that case|In both cases|In addition|As a result|After that|Until then|Before that|Otherwise|For this reason|At the same time|Therefore|In practice|From then on) (?:the|an?|it|you|your|they|these|there|its|every)\b/,
    instead: 'a comma after the opening phrase: "By default, …"',
    bad: 'By default the SDK caches ads.',
    good: 'By default, the SDK caches ads.',
  },
  {
    pattern: /\bAt the end of this (?:page|guide|step|tutorial),? (?:you|your)\b/i,
    instead: 'the result as an instruction: "Show a banner that refreshes automatically."',
    bad: 'At the end of this page, you have a banner.',
    good: 'See the table at the end of this page.',
  },
  {
    pattern: /\bDuring development,? test mode is on\b/i,
    instead: '"Turn on test mode while you develop."',
    bad: 'During development test mode is on.',
    good: 'During development, keep test mode on.',
  },
  {
    pattern: /(?:\b(?:no|not|never)|n't) [^;?]*, [^;?]*\bneither(?=[.;])/i,
    instead: '"either"',
    bad: 'It is not in 3.8, in 3.9 neither.',
    good: 'It is not in 3.8, and not in 3.9 either.',
  },
  {
    pattern: /[.;,] else (?:the|it|they|you|an?|this|that) \p{L}+s?\b/iu,
    instead: '"otherwise"',
    bad: 'Set the flag, else the build stops.',
    good: 'Set the flag; otherwise, the build stops, or else it warns.',
  },
  {
    pattern: /^Already (?:in|since|with) \d/,
    instead: 'the version as the subject: "3.0.1 added …"',
    bad: 'Already in 3.0.1 came the callback.',
    good: 'Already in use: 3.0.1.',
  },
  {
    pattern: /\bsuch as once\b/i,
    instead: '"for example, once"',
    bad: 'Show it rarely, such as once an hour.',
    good: 'Show it rarely, for example, once an hour.',
  },
  {
    pattern: /\bdepend(?:s|ed|ing)? from\b/i,
    instead: '"depends on"',
    bad: 'The price depends from the country.',
    good: 'The price depends on the country.',
  },
  {
    pattern: /\bin the internet\b/i,
    instead: '"on the internet"',
    bad: 'The file is in the internet.',
    good: 'The file is on the internet.',
  },
  {
    pattern: /\bdifferent to (?!users|players|each|every)/i,
    instead: '"different from"',
    bad: 'The key is different to the ID.',
    good: 'The key is different from the ID.',
  },
  {
    pattern: /\bpossibilit(?:y|ies) to\b/i,
    instead: '"can" or "lets you"',
    bad: 'There is the possibility to skip it.',
    good: 'There is a possibility of errors.',
  },
  {
    pattern: /\b(?:an|no) own\b(?! (?:\p{L}+ )?(?:propert|key))/iu,
    instead: '"its own", "your own" or "a separate"',
    bad: 'Use an own account.',
    good: 'Use your own account; the object has an own property.',
  },
  {
    pattern: /\ban other\b/i,
    instead: '"another"',
    bad: 'Use an other key.',
    good: 'Use another key.',
  },
  {
    pattern:
      /\bamount of (?:users|ads|impressions|requests|players|clicks|devices|networks|sessions|events|installs|pages|files|calls|words)\b/i,
    instead: '"number of"',
    bad: 'The amount of users grows.',
    good: 'The amount of traffic grows with the number of users.',
  },
  {
    pattern:
      /(?<!\b(?:or|no) )\bless (?:users|impressions|requests|players|clicks|devices|networks|sessions|events|installs|pages|files|calls|words)\b/i,
    instead: '"fewer"',
    bad: 'Then less users see it.',
    good: 'Then fewer users see it, with less traffic.',
  },
  {
    pattern: /\b(?:informations|softwares|advices|feedbacks|equipments)\b/i,
    instead: 'the singular: "information", "software", "advice"',
    bad: 'For more informations, see the guide.',
    good: 'For more information, see the guide.',
  },
  {
    pattern: /\bhow to see (?:that|whether|if) it\b/i,
    instead: '"how to verify"',
    bad: 'Say how to see that it is fixed.',
    good: 'Say how to verify the fix, and how to see all releases.',
  },
  {
    pattern: /\b(?:users|players) with (?:Android|iOS) \d+(?:\.\d+)?(?! (?:devices?|phones?|tablets?))\b/,
    instead: '"users on"',
    bad: 'Some users with Android 5 remain.',
    good: 'Some users with Android 5 devices remain on Android 5.',
  },
  {
    pattern: /\b(?:SDK|[Vv]ersions?|iOS|Android|Unity|Xcode|Gradle) below \d/,
    instead: '"earlier than"',
    bad: 'Apps with an SDK below 3.3.0 fail.',
    good: 'Apps with an API level below 26 fail.',
  },
];

/** Words with a usual counterpart. */
const WORDS: Idiom[] = [
  {
    pattern: /^What next$/i,
    instead: '"Next steps"',
    bad: 'What next',
    good: 'Next steps',
  },
  {
    pattern: /^Gives$/,
    instead: '"Value" or "Returns"',
    bad: 'Gives',
    good: 'Gives a reward',
  },
  {
    pattern: /^(?:Check it|See that it works|Check that it works)$/i,
    instead: '"Verify the integration"',
    bad: 'Check that it works',
    good: 'Check whether an ad is ready',
  },
  {
    pattern: /\bdear(?:er|est)\b/i,
    instead: '"more expensive" or "highest-priced"',
    bad: 'The dearest ad unit comes first.',
    good: 'The most expensive ad unit comes first.',
  },
  {
    pattern: /\bbeside\b(?! the point)/i,
    instead: '"next to", "in addition to" or "along with"',
    bad: 'The folder is beside the page.',
    good: 'Besides the page, the folder has images, which is beside the point.',
  },
  {
    pattern:
      /\bthis very (?:app|page|file|project|device|build|version|moment|reason|line|method|key|account|one|name)\b/i,
    instead: '"this"',
    bad: 'The key belongs to this very app.',
    good: 'The SDK does this very quickly.',
  },
  {
    pattern: /\bone and the same\b/i,
    instead: '"the same"',
    bad: 'Both use one and the same key.',
    good: 'Both use the same key.',
  },
  {
    pattern: /\bbinding answer\b/i,
    instead: '"definitive answer"',
    bad: 'Support has the binding answer.',
    good: 'Support has the definitive answer.',
  },
  {
    pattern: /\bbetter overview\b/i,
    instead: '"to make it easier to scan"',
    bad: 'It is sorted for a better overview.',
    good: 'For an overview, see the table.',
  },
  {
    pattern: /\bthe first seconds\b/i,
    instead: '"the first few seconds"',
    bad: 'The first seconds count.',
    good: 'The first few seconds count, and so does the first second.',
  },
  {
    pattern:
      /\b(?:web|canonical) address(?:es)?\b|\baddress(?:es)? of (?:the|an?|its|this|that|each|every|your) (?:web ?)?(?:page|site|post|feed|link|endpoint|tab)s?\b/i,
    instead: '"URL"',
    bad: 'Copy the address of the page.',
    good: 'Copy the URL from the address bar, and the IP address of the server.',
  },
  {
    pattern: /\d (?:and|or) newer\b/i,
    instead: '"and later" or "or later"',
    bad: 'Use Xcode 16 or newer.',
    good: 'Use Xcode 16 or later, or any newer release.',
  },
  {
    pattern: /\bper cents?\b/i,
    instead: '"percent"',
    bad: 'Put it before the per cent sign.',
    good: 'Put it before the percent sign; prices are per centimeter.',
  },
  {
    pattern: /(?<!\b(?:came?|comes|coming) to a )\bfull stops?\b/i,
    instead: '"period"',
    bad: 'End it with a full stop.',
    good: 'The video comes to a full stop, and the sentence ends with a period.',
  },
  {
    pattern: /\btill\b/i,
    instead: '"until"',
    bad: 'Wait till the ad is loaded.',
    good: 'Wait until the ad is loaded.',
  },
  {
    pattern: /\bresp\./i,
    instead: '"or", "and", or "respectively"',
    bad: 'Use the key resp. the ID.',
    good: 'Use the key or the ID, respectively.',
  },
];

/** American spelling and compounds. */
const SPELLING: Idiom[] = [
  {
    pattern: /\b(?:upwards|towards|afterwards|backwards|downwards|inwards|outwards|whilst|amongst)\b/i,
    instead: 'the American form: "toward", "afterward", "backward", "while", "among"',
    bad: 'Scroll towards the end.',
    good: 'Scroll toward the end; the proxy forwards requests.',
  },
  {
    pattern:
      /\b(?:mis)?(?:spelt|learnt)\b|\b(?:un|re)?(?:cancell|label{2}|travell|modell|signall|channell|totall|initiall|fuell|tunnell|levell)(?:ed|ing)\b/i,
    instead: 'the American form: "misspelled", "canceled", "labeled", "modeling"',
    bad: 'A cancelled request is labelled.',
    good: 'A canceled request is labeled, and the cancellation is total.',
  },
  {
    pattern:
      /\b(?:grey(?:s|ed)?|(?:colour|behaviour|favour|honour|neighbour|flavour|endeavour|rumour|humour)\p{L}*|(?:centre|metre|fibre|theatre)[sd]?|(?:licence|defence|offence|pretence)[sd]?|catalogues?|programmes?|cheques?|analys(?:e|ed|ing)|judgement|ageing|world-wide)\b/iu,
    instead: 'the American form: "gray", "color", "behavior", "center", "license"',
    bad: 'The colour is grey.',
    good: 'The color is gray; analyses of the catalog are licensed.',
  },
  {
    pattern:
      /(?:organ|optim|initial|recogn|minim|maxim|custom|normal|serial|monet|real|util|final|synchron|categor|author|personal|local|standard|summar|priorit|token|random|stabil|visual|anonym|harmon)is(?:e[ds]?|ing|ations?|ers?)\b/i,
    instead: 'the American form with z: "initialize"',
    bad: 'Initialise the SDK.',
    good: 'Initialize the SDK with the realist and the customs office.',
  },
  {
    pattern: /\be-mail(?:s|ed|ing)?\b/i,
    instead: '"email"',
    bad: 'Send an e-mail.',
    good: 'Send an email.',
  },
  {
    pattern:
      /\bset-ups?\b|\b(?:a|the|your|each) set up(?=[.,;:)]| (?:is|isn't|page|guide|step|process|wizard|screen)\b)/i,
    instead: '"setup" (noun) or "set up" (verb)',
    bad: 'In a modular set-up, add one line.',
    good: 'In the setup, set up the filters you set up before.',
  },
  {
    pattern:
      /\b(?:to|can|must|should|you|then|please) (?:setup|backup|rollback|cleanup) (?:the|an?|your|this|these|it|its)\b/i,
    instead: 'two words for the verb: "set up", "back up"',
    bad: 'First, you setup the SDK.',
    good: 'First, set up the SDK; add to setup and backup scripts.',
  },
  {
    pattern:
      /\b(?:to|can|must|should|you|then|please) (?:login|logout|signin|signup) (?:to|into|with|in|using|again)\b|\blogin into\b/i,
    instead: '"log in to" or "sign in to"',
    bad: 'Then login to your account.',
    good: 'Log in to your account after the first login to it.',
  },
  {
    pattern: /\blog-in\b|\bsignin\b|\bsign in (?:page|form|button|screen|dialog|flow)\b/i,
    instead: '"login" or "sign-in" (noun), "log in" or "sign in" (verb)',
    bad: 'The sign in page opens.',
    good: 'The sign-in page opens, and you sign in.',
  },
  {
    pattern: /\b(?:a|the|this|that|each|every|two|these|those|both) check(?: |-)box(?:es)?\b/i,
    instead: '"checkbox"',
    bad: 'Clear the check box.',
    good: 'Clear the checkbox, and check boxes that are empty.',
  },
  {
    pattern: /\bweb ?sites?\b(?<=\bweb .*)|\bweb-sites?\b/i,
    instead: '"website"',
    bad: 'The web site opens.',
    good: 'The website opens.',
  },
  {
    pattern: /\bcut-outs?\b/i,
    instead: '"cutout"',
    bad: 'Respect the cut-out.',
    good: 'Respect the cutout.',
  },
  {
    pattern:
      /\bunder-age\b|(?<=^|[^\d] )\bunder age(?=[.,;:)]|$| (?:users?|players?|children|people|or|and)\b)/i,
    instead: '"underage"',
    bad: 'For under age users, no ad loads.',
    good: 'For users under age 13, no ad loads.',
  },
  {
    pattern:
      /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{1,2}\b)/,
    instead: 'the month first: "May 1, 2024"',
    bad: 'Released on 1 May 2024.',
    good: 'Released on May 1, 2024.',
  },
  {
    pattern:
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:(?:st|nd|rd|th)\b| (?:19|20)\d{2}\b)/,
    instead: '"May 1, 2024"',
    bad: 'Released on May 1 2024.',
    good: 'Released on May 1, 2024, or in May 2024.',
  },
  {
    pattern:
      /(?<![\d.])(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?:19|20)\d{2}(?![\d.]\d)|(?<![\d/])\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}(?!\d)/,
    instead: '"May 1, 2024", or 2024-05-01 in data',
    bad: 'Released on 12.09.2025.',
    good: 'Released on 2025-09-12 as 3.10.0.',
  },
];

/** Words such as "easily" and "please"; `typography` rejects them in pages. */
const FILLERS: Idiom[] = [
  {
    pattern: /\b(?:please|simply)\b/i,
    instead: 'the instruction alone',
    bad: 'Please run it again.',
    good: 'Run it again; it simplifies the code.',
  },
];

export const IDIOMS: readonly Idiom[] = [...THINGS, ...VERBS, ...GRAMMAR, ...WORDS, ...SPELLING, ...FILLERS];
