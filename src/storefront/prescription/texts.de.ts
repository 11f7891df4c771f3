import type { RuleTexts } from './rule-texts.ts';
import type { prescription as en } from './texts.en.ts';

export const prescription = {
  ways: {
    title: 'Ihre Verordnung',
    leadSaved:
      'Diese Werte haben Sie uns schon einmal gegeben. Verwenden Sie sie wieder, oder geben Sie neue ein.',
    saved: 'Ihre gespeicherte Verordnung',
    savedOn: (date: string) => `Gespeichert am ${date}`,
    expired: 'Diese Verordnung ist abgelaufen',
    use: 'Diese Verordnung verwenden',
    correct: 'Diese Werte berichtigen',
    enterNew: 'Neue Verordnung eingeben',
    missing: (lenses: string) => `Für ${lenses} fehlt noch etwas`,
    complete: 'Fehlendes ergänzen',
    confirmTitle: 'Bevor Sie diese Werte wieder verwenden',
    confirmTick: 'Ich habe das gelesen, und diese Werte stimmen noch',
    noLens: 'Für diese Werte haben wir keine Gläser',
    sheet: 'Drucken oder mitnehmen',
    lead: 'Wählen Sie den Weg, der Ihnen passt. Fassungen können Sie inzwischen schon ansehen.',
    others: 'Andere Wege',
    frames: 'Erst Fassungen ansehen',
    photo: {
      title: 'Foto oder PDF',
      text: 'Sie brauchen die Verordnung oder den Brillenpass vor sich, oder die Datei aus Ihrer Praxis. Wir lesen die Werte ab, Sie vergleichen. Dauert etwa eine Minute.',
      keptText:
        'Sie brauchen die Verordnung oder den Brillenpass vor sich, oder die Datei aus Ihrer Praxis. Sie tippen die Werte daneben ein, und unsere Augenoptik kann sie vergleichen. Dauert etwa drei Minuten.',
      action: 'Fotografieren oder hochladen',
    },
    type: {
      title: 'Eintippen',
      text: 'Sie brauchen die Verordnung oder den Brillenpass vor sich. Das Formular ist aufgebaut wie sie: oben das rechte Auge, unten das linke. Dauert etwa drei Minuten.',
      action: 'Werte eintippen',
    },
    none: {
      title: 'Ich habe noch keine',
      text: [
        'Ihre Werte bestimmt eine Augenarztpraxis oder ein Augenoptikbetrieb bei einem Sehtest.',
        'Die Praxis stellt Ihnen eine Verordnung aus, der Augenoptikbetrieb einen Brillenpass. Beides können Sie hier verwenden. Fragen Sie vorher, was der Sehtest kostet.',
        'Lassen Sie sich auch die Pupillendistanz (PD) aufschreiben. Sie können sie auch selbst messen: Das Formular zeigt, wie.',
      ],
    },
    practice: {
      title: 'Meine Praxis darum bitten',
      text: 'Hier ist eine Nachricht, die Sie senden oder am Telefon vorlesen können. Sie geht von Ihnen an Ihre Praxis, wir sehen sie nicht.',
      label: 'Nachricht an Ihre Praxis',
      subject: 'Kopie meiner Brillenverordnung',
      message:
        'Guten Tag,\n\nbitte senden Sie mir eine Kopie meiner aktuellen Brillenverordnung mit Sphäre, Zylinder, Achse, Addition und Prisma für beide Augen, dem Datum der Untersuchung und, falls gemessen, meiner Pupillendistanz (PD).\n\nMein Name:\nMein Geburtsdatum:\n\nVielen Dank.',
      copy: 'Nachricht kopieren',
      copied: 'Kopiert',
      mail: 'Im E-Mail-Programm öffnen',
    },
  },

  manual: {
    title: 'Ihre Verordnung eingeben',
    lead: 'Das Formular ist aufgebaut wie Ihre Verordnung: oben das rechte Auge, unten das linke.',
    for: (lenses: string) => `Für ${lenses}`,
    changeLenses: 'Glasart ändern',
    paper: 'Werte beider Augen',
    unit: 'Sphäre, Zylinder und Addition in Dioptrien (dpt), in Schritten von 0,25. Die Achse in ganzen Grad.',
    keys: 'In einem Feld ändern die Pfeiltasten nach oben und unten den Wert um einen Schritt.',
    save: 'Speichern und Fassung wählen',
    addNeeded: (lenses: string) => `Für ${lenses} brauchen wir noch die Addition (Add)`,
    addNeededText:
      'Sie steht auf Ihrer Verordnung bei „Add“ und ist in der Regel für beide Augen gleich.',
    nothingYet: 'Hier lesen Sie in Worten, was Ihre Zahlen bedeuten.',
    signAsked: (fields: string[]) =>
      `${fields.join(' und ')}: minus oder plus? Wählen Sie das Vorzeichen, das auf Ihrer Verordnung vor der Zahl steht.`,
    axisOfZero: 'Achse 0 und 180 sind dieselbe Richtung, wir nehmen 180.',
    explained: 'Was die Wörter bedeuten',
  },

  sheet: {
    title: 'Ihre Verordnung zum Mitnehmen',
    lead: 'Das sind die Werte, die bei uns gespeichert sind, genau wie auf Ihrer Verordnung.',
    of: (name: string) => `Verordnung von ${name}`,
    notations: 'Dieselben Gläser in beiden Schreibweisen',
    minus: 'Minuszylinder',
    plus: 'Pluszylinder',
    copy: 'Dies ist eine Kopie dessen, was Sie eingegeben haben. Eine Verordnung ist nur das Original mit Unterschrift.',
    printHint:
      'Diese Seite drucken Sie über das Menü des Browsers oder mit Strg+P (auf dem Mac Befehl+P).',
    download: 'Als Datei herunterladen',
    downloadHint:
      'Die Datei (FHIR) ist für Programme von Ärzten und Optikern. Sie enthält Ihren Namen und Ihre Werte: Geben Sie sie nur weiter, wem Sie vertrauen.',
    back: 'Zurück zu Ihrer Verordnung',
  },

  pasted: {
    eye: (eye: string, fields: string) => `${eye} (${fields})`,
    filled: (values: string) =>
      `Aus dem Eingefügten übernommen: ${values}. Was nicht eindeutig war, ist geblieben, wie es war. Bitte vergleichen Sie jeden Wert mit Ihrer Verordnung.`,
    undo: 'Einfügen rückgängig machen',
    undone: 'Das Formular ist wieder so wie vor dem Einfügen.',
  },

  eyes: {
    od: { name: 'Rechtes Auge', short: 'R', other: 'auch OD' },
    os: { name: 'Linkes Auge', short: 'L', other: 'auch OS' },
  },
  eye: 'Auge',
  fields: {
    sphere: 'Sphäre',
    cylinder: 'Zylinder',
    axis: 'Achse',
    add: 'Addition',
    prismHor: 'Prisma, seitlich',
    baseHor: 'Basis, seitlich',
    prismVer: 'Prisma, oben oder unten',
    baseVer: 'Basis, oben oder unten',
    pd: 'PD',
    totalPd: 'PD, beide Augen',
    nearPd: 'PD für die Nähe',
    rightHeight: 'Einschleifhöhe rechts (mm)',
    leftHeight: 'Einschleifhöhe links (mm)',
    vertexDistance: 'Hornhautscheitelabstand (mm)',
    tilt: 'Vorneigung der Fassung (Grad)',
  },
  abbreviations: { sphere: 'Sph', cylinder: 'Zyl', axis: 'Achse', add: 'Add' },
  cell: (eye: string, field: string) => `${eye}, ${field}`,
  sign: { of: (field: string) => `${field}: Vorzeichen`, '+': 'plus', '-': 'minus' },
  step: {
    up: (field: string, step: string) => `${field}: ${step} mehr`,
    down: (field: string, step: string) => `${field}: ${step} weniger`,
  },

  details: {
    dateWritten: 'Datum der Verordnung',
    dateHint: 'Tag, Monat und Jahr, zum Beispiel 15.01.2026',
    further: 'Ablaufdatum, Aussteller und Nummer: nur, wenn sie auf Ihrer Verordnung stehen',
    expiresOn: 'Gültig bis',
    prescriber: 'Ausgestellt von',
    licence: 'Arzt- oder Betriebsnummer',
    line: (name: string, value: string) => `${name}: ${value}`,
  },

  reading: {
    summary:
      'Zum Lesen oder für den Computer: nur, wenn auf Ihrer Verordnung eine Addition (Add) steht',
    text: 'Einstärkengläser sind für eine Entfernung. Übertragen Sie die Addition von Ihrer Verordnung und wählen Sie die Entfernung.',
    question: 'Wofür ist diese Brille?',
    uses: {
      far: 'Für die Ferne: ohne die Addition',
      computer: 'Für den Computer: mit der halben Addition',
      near: 'Zum Lesen: mit der ganzen Addition',
    },
    nearPd: 'PD für die Nähe, falls angegeben',
    made: { computer: 'Was wir fertigen, für den Computer', near: 'Was wir fertigen, zum Lesen' },
    paper: 'Ihre Verordnung für die Ferne',
    result: (right: string, left: string) =>
      `Wir fertigen die Gläser mit der Sphäre ${right} rechts und ${left} links.`,
  },

  prism: {
    summary: 'Prisma: nur, wenn es auf Ihrer Verordnung steht',
    text: 'Nur wenige Verordnungen enthalten ein Prisma. Steht auf Ihrer keines, lassen Sie die Felder leer. Prismen in Prismendioptrien (cm/m). Ist die Basis in Grad angegeben, geben Sie beides in ein Feld ein, zum Beispiel 2,50 Basis 37.',
    base: { In: 'innen (Nase)', Out: 'außen (Schläfe)', Up: 'oben', Down: 'unten' },
    noBase: 'keine',
    takenApart: (typed: string, parts: string) =>
      `„${typed}“ haben wir als ${parts} gelesen, in Schritten von 0,25. Bitte prüfen Sie das.`,
  },
  pd: {
    title: 'Pupillendistanz (PD)',
    text: 'In Millimetern. Eine Zahl für beide Augen oder eine für jedes Auge, wie auf Ihrer Verordnung angegeben.',
    total: 'Eine Zahl',
    or: 'oder',
    each: 'Eine für jedes Auge',
    measure: 'Keine PD zur Hand? So messen Sie sie mit Spiegel und Karte (öffnet einen neuen Tab)',
    totalCounts: (total: string, eye: string, alone: string) =>
      `Wir nehmen die eine Zahl: ${total}. Der Wert für nur ein Auge (${eye}: ${alone}) sagt nichts über das andere.`,
    farAndNear: (far: string, near: string) =>
      `Übernommen: ${far} für die Ferne und ${near} für die Nähe.`,
    farTaken: (far: string, near: string) =>
      `Übernommen: ${far} für die Ferne. Die ${near} für die Nähe brauchen diese Gläser nicht.`,
  },

  source: {
    question: 'Woher haben Sie diese Zahl?',
    from: {
      practice: 'Aus der Praxis, vom Optiker oder von der Verordnung',
      mirror: 'Selbst am Spiegel gemessen',
    },
    off: {
      practice: (off: string) => `In einer Praxis gemessen weicht sie höchstens ${off} ab.`,
      mirror: (off: string) => `Am Spiegel gemessen kann sie ${off} abweichen.`,
    },
    unknown: 'Geben Sie die Werte beider Augen ein. Dann sagen wir, was das für Ihre Gläser heißt.',
    prism: (prism: string, limit: string) =>
      `Mit Ihren Gläsern ergibt das ein Prisma von ${prism}; erlaubt sind höchstens ${limit}.`,
    length: (limit: string) => `Bei ihnen darf der Abstand insgesamt ${limit} abweichen.`,
    verdicts: {
      within: 'Das ist in Ordnung.',
      near: 'Das ist nahe an der Grenze. Lassen Sie die PD möglichst messen.',
      beyond: 'Bitte lassen Sie die PD messen: in der Augenarztpraxis oder beim Optiker.',
    },
    meter: (share: string) => `${share} des Erlaubten`,
  },

  fitting: {
    summary: 'Einschleifhöhe: nur, wenn sie an Ihnen gemessen wurde',
    text: 'Tragen Sie diese Werte nur ein, wenn ein Optiker sie an Ihnen gemessen hat, und zwar mit derselben Fassung. Sie sind in jeder Fassung anders. Ohne sie setzen wir den Leseteil nach Standardwerten.',
  },

  notation: {
    summary: 'Dasselbe Glas in anderer Schreibweise',
    toPlus: 'Dasselbe Glas mit Pluszylinder geschrieben:',
    toMinus: 'Dasselbe Glas mit Minuszylinder geschrieben:',
    text: 'Für ein Glas gibt es zwei Schreibweisen. Stehen diese Zahlen auf Ihrer Verordnung, sind Ihre Werte richtig.',
  },

  summary: {
    caption: 'Werte beider Augen',
    total: (millimetres: string) => `Pupillendistanz (PD): ${millimetres}`,
    each: (right: string, left: string) => `Pupillendistanz (PD): rechts ${right}, links ${left}`,
    prism: (amount: string, base: string) => `${amount} ${base}`,
    none: 'keine',
    lensType: 'Glasart',
    degrees: (axis: string) => `${axis}°`,
    prismHead: 'Prisma',
  },

  words: {
    sphere: {
      none: 'Weder kurzsichtig noch weitsichtig',
      'near-sighted': {
        mild: 'Leicht kurzsichtig',
        moderate: 'Mittelstark kurzsichtig',
        strong: 'Stark kurzsichtig',
      },
      'far-sighted': {
        mild: 'Leicht weitsichtig',
        moderate: 'Mittelstark weitsichtig',
        strong: 'Stark weitsichtig',
      },
    },
    astigmatism: {
      slight: 'leichter Hornhautverkrümmung',
      some: 'etwas Hornhautverkrümmung',
      strong: 'starker Hornhautverkrümmung',
    },
    reading: 'einer Addition zum Lesen',
    prism: 'einem Prisma',
    with: (sphere: string, others: string) => `${sphere}, mit ${others}.`,
    alone: (sphere: string) => `${sphere}.`,
    nothing: 'Dieses Auge braucht keine Korrektur.',
  },

  warnings: {
    title: 'Bitte vergleichen Sie diese Werte mit Ihrer Verordnung',
    text: 'Sie sind möglich, aber ungewöhnlich. Stehen sie so auf Ihrer Verordnung, setzen Sie bitte das Häkchen.',
    tick: 'Ich habe dies mit meiner Verordnung verglichen',
    missing:
      'Vergleichen Sie die ungewöhnlichen Werte mit Ihrer Verordnung und setzen Sie dann das Häkchen.',
  },

  noLens: {
    title: (lenses: string) => `Für diese Werte haben wir keine ${lenses}`,
    reasons: {
      lensType: 'Diese Glasart führen wir nicht.',
      sphere: 'Die Sphäre ist stärker, als wir sie in dieser Glasart fertigen können.',
      cylinder: 'Der Zylinder ist stärker, als wir ihn in dieser Glasart fertigen können.',
      add: 'Die Addition liegt außerhalb dessen, was wir in dieser Glasart fertigen können.',
      pd: 'Die Pupillendistanz liegt außerhalb dessen, was wir in dieser Glasart fertigen können.',
    },
    next: 'Vergleichen Sie die Werte mit Ihrer Verordnung. Stimmen sie, wählen Sie eine andere Glasart, oder schreiben Sie uns; wir suchen eine Lösung.',
    otherType: 'Andere Glasart wählen',
    summary: (reasons: string) => `Für diese Werte lässt sich kein Glas fertigen. ${reasons}`,
  },

  at: (place: string, message: string) => `${place}: ${message}`,
  signMissing:
    'Wählen Sie minus oder plus. Das Vorzeichen steht auf Ihrer Verordnung vor der Zahl und ist entscheidend.',
  signConflict:
    'Zahl und Vorzeichen widersprechen sich. Bitte wählen Sie noch einmal minus oder plus.',

  rules: {
    'eye.required': () =>
      'Geben Sie die Werte dieses Auges ein. Braucht es keine Korrektur, geben Sie als Sphäre 0,00 ein.',
    'sphere.required': () =>
      'Geben Sie die Sphäre ein. Steht auf der Verordnung ein Strich, „plan“ oder „pl“, geben Sie 0,00 ein.',
    'sphere.number': () =>
      'Geben Sie die Sphäre als Zahl ein, zum Beispiel -2,25 oder +1,50, oder als „plan“.',
    'sphere.range': ({ min, max, meant, counted }) =>
      meant
        ? `Meinten Sie ${meant}? Wir fertigen Gläser von ${min} bis ${max}.`
        : counted
          ? `Mit ihrem Zylinder zählt diese Sphäre als ${counted}. Wir fertigen Gläser von ${min} bis ${max}. Vergleichen Sie beide mit Ihrer Verordnung.`
          : `Wir fertigen Gläser von ${min} bis ${max}. Vergleichen Sie die Sphäre mit Ihrer Verordnung.`,
    'sphere.step': ({ step }) =>
      `Die Sphäre wird in Schritten von ${step} angegeben, zum Beispiel 2,00, 2,25 oder 2,50. Bitte sehen Sie noch einmal nach.`,
    'sphere.unusual': ({ counted }) =>
      counted
        ? `Mit ihrem Zylinder zählt diese Sphäre als ${counted}, und das ist ungewöhnlich stark. Prüfen Sie Zahlen und Vorzeichen.`
        : 'Diese Sphäre ist ungewöhnlich stark. Prüfen Sie die Zahl und das Vorzeichen.',
    'cylinder.number': () =>
      'Geben Sie den Zylinder als Zahl ein, zum Beispiel -0,75. Gibt es keinen, lassen Sie das Feld leer.',
    'cylinder.range': ({ min, max, meant }) =>
      meant
        ? `Meinten Sie ${meant}? Wir fertigen Zylinder von ${min} bis ${max}.`
        : `Wir fertigen Zylinder von ${min} bis ${max}. Vergleichen Sie den Zylinder mit Ihrer Verordnung.`,
    'cylinder.step': ({ step }) =>
      `Der Zylinder wird in Schritten von ${step} angegeben, zum Beispiel 0,50 oder 0,75. Bitte sehen Sie noch einmal nach.`,
    'cylinder.unusual': ({ amount }) =>
      `Ein Zylinder über ${amount} ist selten. Prüfen Sie die Zahl.`,
    'axis.required': ({ min, max }) =>
      `Geben Sie die Achse ein, von ${min} bis ${max}. Zu einem Zylinder gehört immer eine.`,
    'axis.integer': ({ min, max }) =>
      `Geben Sie die Achse als ganze Zahl von ${min} bis ${max} ein.`,
    'axis.range': ({ min, max, instead }) =>
      instead
        ? `Geben Sie eine Achse von ${min} bis ${max} ein. Statt 0 geben Sie ${instead} ein: Es ist dieselbe Richtung.`
        : `Geben Sie eine Achse von ${min} bis ${max} ein.`,
    'axis.withoutCylinder': () =>
      'Hier steht eine Achse, aber kein Zylinder. Geben Sie den Zylinder ein, oder löschen Sie die Achse.',
    'add.required': ({ min, max }) =>
      `Geben Sie die Addition (Add) ein, von ${min} bis ${max}. Diese Gläser brauchen sie zum Lesen.`,
    'add.number': () => 'Geben Sie die Addition als Zahl ein, zum Beispiel +2,00.',
    'add.range': ({ min, max, meant }) =>
      meant
        ? `Meinten Sie ${meant}? Additionen reichen von ${min} bis ${max}.`
        : `Additionen reichen von ${min} bis ${max}. Vergleichen Sie sie mit Ihrer Verordnung.`,
    'add.step': ({ step }) =>
      `Die Addition wird in Schritten von ${step} angegeben, zum Beispiel 1,75 oder 2,00. Bitte sehen Sie noch einmal nach.`,
    'add.unusual': ({ min, max }) =>
      `Additionen liegen meist zwischen ${min} und ${max}. Prüfen Sie die Zahl.`,
    'add.notForSingleVision': () =>
      'Einstärkengläser haben keinen Leseteil, die Addition wird also nicht verwendet. Löschen Sie sie, oder wählen Sie Gläser für Ferne und Nähe.',
    'use.required': () =>
      'Wählen Sie, wofür diese Brille ist. Auf Ihrer Verordnung steht eine Addition (Add).',
    'prism.number': () => 'Geben Sie das Prisma als Zahl ohne Vorzeichen ein, zum Beispiel 1,50.',
    'prism.range': ({ min, max }) =>
      `Wir fertigen Prismen von ${min} bis ${max}. Vergleichen Sie es mit Ihrer Verordnung.`,
    'prism.step': ({ step }) =>
      `Das Prisma wird in Schritten von ${step} angegeben, zum Beispiel 0,50 oder 0,75. Bitte sehen Sie noch einmal nach.`,
    'prism.unusual': ({ max }) => `Ein Prisma über ${max} ist selten. Prüfen Sie die Zahl.`,
    'base.required': () =>
      'Wählen Sie die Basis dieses Prismas. Sie steht auf der Verordnung daneben.',
    'base.withoutPrism': () =>
      'Hier steht eine Basis, aber kein Prisma. Geben Sie das Prisma ein, oder wählen Sie keine Basis.',
    'base.value': () => 'Wählen Sie die Basis aus der Liste.',
    'pd.mono.number': () => 'Geben Sie den Abstand als Zahl in Millimetern ein, zum Beispiel 31,5.',
    'pd.mono.range': ({ min, max }) =>
      `Geben Sie für ein Auge ${min} bis ${max}\u00a0mm ein. Für beide Augen zusammen nehmen Sie das Feld „Eine Zahl“.`,
    'pd.mono.unusual': ({ min, max }) =>
      `Für ein Auge sind ${min} bis ${max}\u00a0mm üblich. Prüfen Sie die Zahl.`,
    'pd.mono.pair': () =>
      'Geben Sie auch den Abstand dieses Auges ein, oder nehmen Sie eine Zahl für beide Augen.',
    'pd.mono.uneven': ({ amount }) =>
      `Die Abstände beider Augen unterscheiden sich um mehr als ${amount}\u00a0mm. Prüfen Sie beide.`,
    'pd.required': () =>
      'Geben Sie die Pupillendistanz ein: eine Zahl oder eine für jedes Auge. Ihr Optiker kann sie Ihnen nennen, oder Sie messen sie selbst am Spiegel.',
    'pd.number': () => 'Geben Sie den Abstand als Zahl in Millimetern ein, zum Beispiel 63.',
    'pd.range': ({ min, max }) =>
      `Der Abstand beider Augen liegt zwischen ${min} und ${max}\u00a0mm. Bitte sehen Sie noch einmal nach.`,
    'pd.step': ({ step }) =>
      `Der Abstand wird in Schritten von ${step}\u00a0mm angegeben, zum Beispiel 63 oder 63,5. Bitte sehen Sie noch einmal nach.`,
    'pd.unusual': ({ min, max }) =>
      `Bei Erwachsenen sind ${min} bis ${max}\u00a0mm üblich. Prüfen Sie die Pupillendistanz.`,
    'pd.sum': ({ sum }) =>
      `Beide Augen zusammen ergeben ${sum}\u00a0mm und nicht die eine Zahl, die Sie eingegeben haben. Wir nehmen die Werte der beiden Augen. Ist das richtig, setzen Sie das Häkchen.`,
    'fitting.number': () => 'Geben Sie den Wert als Zahl ein, zum Beispiel 12.',
    'fitting.range': ({ min, max }) =>
      `Möglich sind Werte von ${min} bis ${max}. Vergleichen Sie den Wert bitte mit den gemessenen Angaben.`,
    'lensType.value': () => 'Wählen Sie, wofür die Gläser sind.',
    'sphere.oppositeSigns': ({ right, left }) =>
      right
        ? `Mit ihren Zylindern zählen die Sphären als ${right} und ${left}: eine plus, die andere minus. Das kommt vor, ist aber selten. Prüfen Sie alle Vorzeichen.`
        : 'Ein Auge hat plus, das andere minus. Das kommt vor, ist aber selten. Prüfen Sie beide Vorzeichen.',
    'sphere.anisometropia': ({ amount, right, left }) =>
      right
        ? `Mit ihren Zylindern zählen die Sphären als ${right} und ${left} und unterscheiden sich um mehr als ${amount}. Prüfen Sie alle Zahlen und Vorzeichen.`
        : `Die Sphären beider Augen unterscheiden sich um mehr als ${amount}. Prüfen Sie beide Zahlen und Vorzeichen.`,
    'cylinder.mixedSigns': () =>
      'Ein Zylinder hat plus, der andere minus. Auf einer Verordnung haben beide dasselbe Vorzeichen. Prüfen Sie beide.',
    'add.differs': () => 'Die Addition ist meist für beide Augen gleich. Prüfen Sie beide.',
    'base.horNotSymmetric': () =>
      'Eine Basis zeigt nach innen, die andere nach außen. Meist zeigen beide in dieselbe Richtung. Prüfen Sie beide.',
    'base.verSameWay': () =>
      'Beide Basen zeigen nach oben oder beide nach unten. Meist zeigt eine nach oben und eine nach unten. Prüfen Sie beide.',
    'slabOff.advise': () =>
      'Ihre Augen brauchen sehr verschiedene Stärken. Das kann beim Lesen stören. Fragen Sie Ihren Optiker, ob Sie einen Höhenausgleich brauchen.',
    'rx.empty': () => 'Alle Werte sind null: Das wäre eine Brille ohne Korrektur. Ist das richtig?',
    'change.eyes': () =>
      'Letztes Mal waren das die Werte des anderen Auges: Rechts und links sind vertauscht. Vergleichen Sie beide Zeilen mit Ihrer Verordnung.',
    'change.sign': ({ last, now }) =>
      `Letztes Mal ${last}, jetzt ${now}: dieselbe Zahl mit dem anderen Vorzeichen. Vergleichen Sie das Vorzeichen mit Ihrer Verordnung.`,
    'change.power': ({ last, now }) =>
      `Letztes Mal ${last}, jetzt ${now}. Vergleichen Sie den Wert mit Ihrer Verordnung.`,
    'change.axis': ({ last, now }) =>
      `Letztes Mal ${last}, jetzt ${now}. Vergleichen Sie den Wert mit Ihrer Verordnung.`,
    'date.required': () => 'Geben Sie das Datum Ihrer Verordnung ein.',
    'date.value': () => 'Geben Sie ein gültiges Datum ein.',
    'date.future': () =>
      'Das Datum liegt in der Zukunft. Geben Sie den Tag ein, an dem die Verordnung ausgestellt wurde.',
    'date.expired': () =>
      'Diese Verordnung ist mehr als zwei Jahre alt, und Augen ändern sich. Wissen Sie, dass sie noch stimmt, setzen Sie das Häkchen; sonst lassen Sie bitte erst Ihre Augen prüfen.',
    'date.passed': () =>
      'Diese Verordnung ist abgelaufen, und Augen ändern sich. Wissen Sie, dass sie noch stimmt, setzen Sie das Häkchen; sonst lassen Sie bitte erst Ihre Augen prüfen.',
    'date.overOneYear': () =>
      'Diese Verordnung ist mehr als ein Jahr alt. Sehen Sie gut damit, setzen Sie das Häkchen.',
  } satisfies RuleTexts,
} satisfies typeof en;
