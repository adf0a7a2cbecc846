const tap = '(?:tap|function|plugin|handler|listener|callback)';

/** What a hook does with the functions that tap it, which its class decides. */
export const behaviors: readonly RegExp[] = [
  /\b(?:(?:this|the) hook|it)(?: (?<not>(?:does|do)(?:n['’]t| not)|never))? (?<word>waits? for (?:the |your |a |any |all )?promises?)/giu,
  new RegExp(
    String.raw`\b(?:each|every|the next|a) (?:${tap}|one|of them) (?:gets|receives|is given|is passed|is called with) (?:what|the (?:value|result|return value|output)s?) (?:that |of |from )?(?<word>(?:the |its )?(?:(?:previous|preceding|last)\b|(?:${tap}|one) before\b))`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:what|whatever|the (?:value|result) (?:that )?)(?: ?(?:a|one|each|your|the) ${tap})? returns (?:is passed (?:on )?|goes |is handed (?:on )?)(?<word>to the next)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<word>\bthe first (?:${tap}|one) (?:that|to) returns? (?:a value|anything|something|a result)(?: other than \x60undefined\x60)?),? (?:ends|stops|wins|decides)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:(?:this|the) hook|it) (?:ends|stops|bails)(?: out)? (?<word>(?:at|with|after) the first (?:${tap}|one|value|result)\b|as soon as (?:a|one|any)(?: ${tap})? returns\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:${tap}s?|you|they) (?:(?:can|may|could) (?:also )?|(?<not>(?:can|may|must)(?:not|['’]t| not)) )(?<word>return (?:a )?promises?\b|(?:use|call) \x60tap(?:Promise|Async)\x60)`,
    'giu',
  ),
];

const others = String.raw`(?:(?:the|all|no|any) )?(?:others?|rest|remaining|further|later|following|next)(?: (?:ones?|functions?|taps?|plugins?|handlers?))?`;
const anything = String.raw`(?:a value|anything|something|a result|\x60(?:true|false)\x60)`;

/** What functions may do, and what becomes of what they return, with the classes of hooks of which this is true. */
export const effects: readonly (readonly [effect: RegExp, classes: RegExp])[] = (
  [
    // use `tapPromise`; tap it with `tapAsync`; `tapPromise` works, too
    [
      String.raw`\b(?:use|call|prefer|offers?|has|supports?|accepts?|with|through|via|by) (?:the )?\x60\.?tap(?:Promise|Async)(?:\(\))?\x60(?!,? (?:doesn['’]t|isn['’]t|is not|fails|throws))`,
      /^Async/u,
    ],
    [
      String.raw`\x60\.?tap(?:Promise|Async)(?:\(\))?\x60 (?:also |too )?(?:works?|(?:is|are|can be|may be)(?:n['’]t| not)? (?:\w+ )?(?:possible|allowed|available|fine|used|enough|supported))\b`,
      /^Async/u,
    ],
    // your function can return a promise
    [
      String.raw`\b(?:(?:your|the|a|each|every|its) ${tap}|${tap}s|they) (?:(?:can|may|could|should|must|has to|have to)(?:n['’]t| not)? )?(?:also )?returns? (?:a |its )?promises?\b`,
      /^Async/u,
    ],
    // the hook can't return a promise; promises aren't allowed here
    [
      String.raw`\b(?:(?:this|the) hook|it) (?:(?:can|may|could|must)(?:not|['’]t| not)? (?:also )?return|(?:takes|accepts|allows)|(?:does|do)(?:n['’]t| not) (?:take|accept|allow)) (?:an? )?promises?\b`,
      /^Async/u,
    ],
    [
      String.raw`\bpromises? (?:is|are|may be|can be)(?:n['’]t| not| never)? (?:also )?(?:allowed|possible|accepted|supported|awaited|waited for)\b`,
      /^Async/u,
    ],
    // you can wait for something here; nothing can be awaited here
    [
      String.raw`\byou (?:can|may|could)(?:not|['’]t| not)? (?:also )?(?:await|wait for) (?:something|anything)(?: here| on this hook)?\b`,
      /^Async/u,
    ],
    [
      String.raw`\basynchronous work (?:is|isn['’]t)(?: not)? (?:possible|allowed|impossible|supported|fine|awaited)\b`,
      /^Async/u,
    ],
    // webpack waits for all of them; the callback of `run` doesn't wait for it
    [
      String.raw`\b(?:webpack|(?:and|but) (?:the|this) (?:compiler|compilation|build|callback(?: of \x60[\w.()]+\x60)?))(?: (?:does|do)(?:n['’]t| not)| never)? waits? for (?:all of them|(?:any|none|each) of them|them all|them|it)\b`,
      /^Async/u,
    ],
    // webpack calls your functions in parallel
    ...(
      [
        [String.raw`in parallel|at the same time|at once|concurrently|simultaneously`, /Parallel/u],
        [
          String.raw`one after (?:the other|another)|one by one|in sequence|in series`,
          /Series|^Sync/u,
        ],
      ] as const
    ).map(
      ([ways, classes]) =>
        [
          String.raw`\bwebpack (?:calls|runs|starts) (?:(?:all|the|these|your|tapped) )*(?:${tap}s|them(?: all)?) (?:${ways})\b`,
          classes,
        ] as const,
    ),
    [String.raw`^(?:so )?(?:you (?:can|may|could|should) )?return a promise\b`, /^Async/u],
    [
      String.raw`\b${tap}s? (?:can|may|could|should)(?:n['’]t| not)? (?:also )?be (?:async\b|asynchronous\b|\x60async\x60)`,
      /^Async/u,
    ],
    [
      String.raw`\b(?:webpack|the (?:compiler|compilation|build|hook))(?: (?:does|do)n['’]t| never)? (?:awaits?|waits? (?:for|until)) (?:the |your |a |any |each |its |all |that )*(?:returned )?(?:promises?|${tap}s?)\b`,
      /^Async/u,
    ],
    // the first result counts
    [
      String.raw`\bthe first (?:(?:${tap}|one)(?: (?:that|which|to) [^.,;:]{1,50}?)?|(?:value|result|answer) (?:that a ${tap} returns|returned)),? (?:wins|decides|counts|is final|is (?:used|taken)|ends (?:it|the hook)|stops the (?:others|rest|hook))\b`,
      /Bail/u,
    ],
    [
      String.raw`\b(?:as soon as|once|if|when) (?:a|one|any|some|your|the) ${tap} (?:has )?return(?:s|ed) ${anything}[^.,;:]{0,40}, ${others} (?:is|are)(?:n['’]t| not| no longer)? (?:called|run|asked|skipped|ignored)\b`,
      /Bail/u,
    ],
    [
      String.raw`\breturn(?:ing|s)? ${anything}[^.,;:]{0,30} (?:stops?|skips?|ends?|keeps?|prevents?) ${others}\b`,
      /Bail/u,
    ],
    // what one returns is the next one's argument
    [
      String.raw`\b(?:each|every|the next|a|your) (?:${tap}|one) (?:gets|receives|is given|is passed|is called with|works on|starts with|continues with) (?:the |its )?(?:(?:previous|preceding) (?:one['’]s |${tap}['’]s )?(?:value|result|return value|output)|(?:value|result|return value|output) of the (?:previous|preceding|last|one before|${tap} before))`,
      /Waterfall/u,
    ],
    [
      String.raw`\b(?:passes|hands|gives|pass|hand|give) (?:its |the |your |their )?(?:own )?(?:value|result|return value|output)s? (?:on )?to the (?:next|following) (?:${tap}|one)\b`,
      /Waterfall/u,
    ],
    [
      String.raw`\b(?:value|result|return value|output)s? (?:is|are) (?:passed|handed|given) (?:on )?to the (?:next|following) (?:${tap}|one)\b`,
      /Waterfall/u,
    ],
    // the functions are called over and over
    [
      String.raw`\b(?:runs?|called|starts?|calls? (?:them|the ${tap}s)) (?:over and over|again and again|again,? until (?:all|every|none|no))\b`,
      /Loop/u,
    ],
  ] as const
).map(([effect, classes]) => [new RegExp(effect, 'giu'), classes]);

/** Code that taps a hook with a function that returns a promise or takes a callback. */
export const tapsAsync = /\.hooks\.\w+(?:\.for\([^)]*\))?\.tap(?:Promise|Async)\b/u;
