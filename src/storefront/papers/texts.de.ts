import type { papers as en } from './texts.en.ts';

export const papers = {
  upload: {
    title: 'Verordnung fotografieren',
    lead: 'Wir lesen die Werte vom Bild ab und zeigen sie Ihnen daneben. Sie vergleichen und bestätigen jedes Auge, bevor etwas gespeichert wird.',
    keepLead:
      'Sie tippen die Werte neben dem Bild ein. So kann unsere Augenoptik beides vergleichen, bevor Ihre Brille gefertigt wird.',
    camera: 'Foto aufnehmen',
    file: 'Foto oder PDF auswählen',
    more: 'Weitere Seite hinzufügen',
    hint: 'JPG, PNG, WebP oder PDF, je bis 10 MB. Höchstens fünf Seiten. Auch eine Verordnung als FHIR-Datei (JSON) geht.',
    drop: 'Oder ziehen Sie die Datei hierher, oder fügen Sie ein Bild ein.',
    tipsTitle: 'So gelingt das Foto',
    tips: [
      'Legen Sie die Verordnung flach hin, bei gutem Licht und ohne Blitz.',
      'Halten Sie das Telefon gerade darüber. Die ganze Tabelle soll im Bild sein.',
      'Beide Augen und das Datum sollen gut zu lesen sein.',
    ],
    read: 'Werte für mich ablesen',
    keep: 'Nur das Bild behalten, ich tippe selbst',
    keepOnly: 'Bild behalten und Werte eintippen',
    private: (days: number) =>
      `Was Sie senden, wird auf unseren eigenen Rechnern gelesen und an niemanden weitergegeben. Wir speichern es verschlüsselt, ohne Orts- und Kameradaten, und löschen es nach ${days} Tagen, wenn keine Bestellung es braucht. Sie können es jederzeit löschen.`,
    keptPrivate: (days: number) =>
      `Was Sie senden, sieht sich unsere Augenoptik an, und es wird an niemanden weitergegeben. Wir speichern es verschlüsselt, ohne Orts- und Kameradaten, und löschen es nach ${days} Tagen, wenn keine Bestellung es braucht. Sie können es jederzeit löschen.`,
    otherWays: 'Andere Wege, Ihre Verordnung anzugeben',
    pages: 'Ihre Seiten',
    page: (number: number, name: string) => `Seite ${number}: ${name}`,
    noPreview:
      'Dieser Browser zeigt keine Vorschau. Wir sehen uns die Datei an, wenn Sie sie senden.',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    crop: 'Ränder abschneiden',
    cropText:
      'Ziehen Sie die Ecken, bis nur die Verordnung zu sehen ist. Mit der Tastatur: Gehen Sie zu einer Ecke, und nehmen Sie die Pfeiltasten. Was Sie abschneiden, wird nicht gesendet.',
    corners: {
      'top left': 'Ecke oben links',
      'top right': 'Ecke oben rechts',
      'bottom left': 'Ecke unten links',
      'bottom right': 'Ecke unten rechts',
    },
    cutOff: (edge: string, percent: number) => `${edge} ${percent} % abgeschnitten`,
    cropDone: 'Fertig',
    cropCancel: 'Nicht abschneiden',
    edges: { top: 'Oben', right: 'Rechts', bottom: 'Unten', left: 'Links' },
    remove: (number: number) => `Seite ${number} entfernen`,
    sending: (percent: number) => `Wird hochgeladen: ${percent} %`,
    reading:
      'Ihre Verordnung wird gelesen. Meist dauert das ein paar Sekunden, bei viel Andrang bis zu einer Minute.',
    keeping: 'Das Bild wird geprüft.',
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Es wurde nichts behalten.',
    offline:
      'Das Hochladen hat nicht geklappt. Ihre Seiten sind noch da: Bitte versuchen Sie es noch einmal.',
    problem: (page: string, message: string) => `${page}: ${message}`,
    fileNumber: (number: number) => `Datei ${number}`,
  },

  refusals: {
    none: 'Wählen Sie zuerst ein Foto oder ein PDF Ihrer Verordnung aus.',
    malformed: 'Die Datei kam beschädigt an. Bitte versuchen Sie es noch einmal.',
    empty: 'Die Datei ist leer.',
    'wrong-type': 'Bitte laden Sie ein Foto als JPG, PNG oder WebP hoch. Auch ein PDF geht.',
    heic: 'Bitte laden Sie ein Foto als JPG, PNG oder WebP hoch. Dieses ist im Format HEIC. Nehmen Sie das Foto auf dem iPhone über diese Seite auf, oder wählen Sie unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ und fotografieren Sie noch einmal.',
    'too-large': 'Die Datei ist größer als 10 MB.',
    'all-too-large':
      'Die Datei ist größer als 10 MB, oder alle Dateien zusammen sind größer als 25 MB. Bitte senden Sie ein kleineres Foto oder weniger Seiten.',
    'too-many-pixels': 'Das Bild ist zu groß (mehr als 40 Megapixel).',
    'too-small': 'Das Bild ist zu klein zum Lesen.',
    unreadable: 'Wir konnten dieses Bild nicht lesen. Bitte nehmen Sie ein neues Foto auf.',
    'too-many-pages': 'Das sind mehr als fünf Seiten. Bitte senden Sie nur die Verordnung.',
    'other-document':
      'Diese Datei ist keine Brillenverordnung im Format FHIR R4. Bitte wählen Sie die richtige Datei, oder fotografieren Sie die Verordnung.',
    'not-active':
      'In dieser Datei steht, dass ihre Verordnung nicht gilt: Sie ist ein Entwurf oder wurde widerrufen. Bitte fragen Sie Ihre Praxis nach der gültigen.',
    'contact-lenses':
      'Diese Datei ist eine Verordnung für Kontaktlinsen. Brillen brauchen eigene Werte: Bitte nehmen Sie Ihre Brillenverordnung.',
    'broken-document':
      'Diese Datei soll eine Verordnung im Format FHIR R4 sein, aber wir konnten nicht alle Werte lesen. Bitte fotografieren Sie die Verordnung, oder tippen Sie die Werte.',
    'document-alone':
      'Diese Datei ist für sich eine ganze Verordnung (FHIR). Bitte senden Sie sie ohne andere Dateien.',
    locked:
      'Dieses PDF hat ein Passwort. Bitte speichern Sie es ohne, oder fotografieren Sie die Verordnung.',
    busy: 'Gerade werden viele Verordnungen gelesen. Bitte versuchen Sie es gleich noch einmal, oder tippen Sie die Werte.',
    'too-often':
      'Sie haben innerhalb eines Tages fünf Bilder hochgeladen. Bitte tippen Sie die Werte, oder kommen Sie morgen wieder.',
  },

  /** Für alle, deren Bild auf ihrem Gerät bleiben soll. */
  here: {
    start: 'Auf diesem Gerät lesen: Das Bild wird nicht gesendet',
    cost: 'Nur für Fotos. Ihr Gerät lädt beim ersten Mal 18 MB und braucht einige Male so lange wie unsere Rechner. Es können mehr Werte leer bleiben, die Sie dann selbst eintippen.',
    loading: (percent: number) => `Das Leseprogramm wird geladen: ${percent} %`,
    reading: 'Ihr Gerät liest. Das kann eine halbe Minute dauern.',
    document:
      'Ihr Gerät kann nur Fotos lesen: JPG, PNG oder WebP. Fotografieren Sie die Verordnung, oder wählen Sie „Werte für mich ablesen“, um ein Dokument auf unseren Rechnern lesen zu lassen.',
    ended: {
      cancelled: 'Abgebrochen. Ihre Seiten sind noch da.',
      'not-loaded':
        'Das Leseprogramm konnte nicht geladen werden. Ihre Seiten sind noch da: Bitte versuchen Sie es noch einmal, oder lassen Sie sie auf unseren Rechnern lesen.',
      failed:
        'Ihr Gerät konnte das Bild nicht lesen. Ihre Seiten sind noch da: Bitte versuchen Sie es mit einem kleineren Foto, oder lassen Sie es auf unseren Rechnern lesen.',
    },
    only: {
      title: 'Das Bild hat Ihr Gerät nicht verlassen',
      text: 'Wir erhalten nur die Werte, sobald Sie beide Augen bestätigt haben und speichern. Niemand kann sie später mit dem Bild vergleichen, auch keine Optikerin und kein Optiker: Bitte sehen Sie sich jede Zahl zweimal an. Wenn Sie diese Seite verlassen oder neu laden, ist das Bild fort.',
    },
    gone: {
      title: 'Das Bild ist nicht mehr da',
      text: 'Es war nur im Speicher der Seite, und der endet, wenn Sie die Seite verlassen oder neu laden. Es wurde nichts gesendet und nichts gespeichert. Bitte geben Sie es noch einmal an.',
      again: 'Bild noch einmal angeben',
      type: 'Werte eintippen',
    },
  },

  result: {
    title: 'Mit Ihrer Verordnung vergleichen',
    lead: 'Diese Werte haben wir von Ihrem Bild abgelesen. Vergleichen Sie jeden damit, vor allem Plus und Minus. Was wir nicht sicher lesen konnten, ist leer.',
    documentLead:
      'Diese Werte stehen in Ihrer Datei. Vergleichen Sie jeden mit Ihrer Verordnung, vor allem Plus und Minus.',
    typeTitle: 'Werte vom Bild eintippen',
    typeLead:
      'Das Formular ist aufgebaut wie Ihre Verordnung: oben das rechte Auge, unten das linke.',
    save: 'Speichern und Fassung wählen',
    picture: 'Ihr Bild',
    pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    alt: 'Ihre Verordnung, wie Sie sie hochgeladen haben',
    touch: 'Berühren Sie einen Wert, um seine Stelle im Bild zu sehen.',
    place: (field: string) => `${field}, Ausschnitt aus Ihrem Bild`,
    unsure:
      'Das konnten wir nicht sicher lesen. Bitte sehen Sie im Bild nach und tippen Sie es ein.',
    noted:
      'Eine Notiz auf Ihrer Verordnung ändert offenbar diesen Wert. Lesen Sie den Wert und die Notiz und tippen Sie ein, was gilt.',
    severalPairs:
      'Auf Ihrer Verordnung stehen Werte für mehr als eine Brille, zum Beispiel für die alte und die neue. Vergleichen Sie, was wir eingetragen haben, und füllen Sie die leeren Felder mit den Werten der Brille, die Sie bestellen möchten.',
    pairs: 'Die Werte aller Brillen, Ausschnitt aus Ihrem Bild',
    ofSeveralPairs: 'Bitte tippen Sie den Wert der Brille ein, die Sie bestellen möchten.',
    notes: (count: number): string =>
      count === 1
        ? 'Eine Notiz auf Ihrer Verordnung ändert offenbar Werte. Diese Felder sind leer; bitte lesen Sie die Notiz und tippen Sie die Werte ein.'
        : 'Notizen auf Ihrer Verordnung ändern offenbar Werte. Diese Felder sind leer; bitte lesen Sie die Notizen und tippen Sie die Werte ein.',
    note: (number: number, count: number): string =>
      count === 1
        ? 'Die Notiz, Ausschnitt aus Ihrem Bild'
        : `Notiz ${number} von ${count}, Ausschnitt aus Ihrem Bild`,
    noteAsk: 'Wenn Sie nicht sicher sind, was gilt, fragen Sie Ihre Praxis.',
    addFromNear: (near: string, add: string) =>
      `Für die Nähe steht dort ${near}: ${add} mehr als für die Ferne.`,
    noPd: 'Auf Ihrem Bild haben wir keine Pupillendistanz gefunden; auf vielen Verordnungen steht keine. Fragen Sie Ihre Praxis danach, oder messen Sie sie, und tippen Sie sie hier ein.',
    unsureCount: (count: number) =>
      count === 1
        ? 'Bei einem Wert waren wir nicht sicher. Er ist markiert; bitte tippen Sie ihn ein.'
        : `Bei ${count} Werten waren wir nicht sicher. Sie sind markiert; bitte tippen Sie sie ein.`,
    confirmTitle: 'Haben Sie beide Augen verglichen?',
    confirmText:
      'Sehen Sie sich jede Zahl und ihr Vorzeichen an. Setzen Sie dann für jedes Auge das Häkchen.',
    confirm: (eye: string, values: string) =>
      values === ''
        ? `${eye}: Mit meiner Verordnung verglichen`
        : `${eye}: ${values}. Mit meiner Verordnung verglichen`,
    parts: { add: (value: string) => `Add ${value}`, pd: (value: string) => `PD ${value}` },
    missing: (eye: string) =>
      `${eye}: Vergleichen Sie die Werte mit dem Bild, und setzen Sie dann das Häkchen.`,
    changed: (eye: string) =>
      `${eye}: Seit Sie das Häkchen gesetzt haben, hat sich ein Wert geändert. Vergleichen Sie noch einmal, und setzen Sie es neu.`,
    otherPicture:
      'Sie haben inzwischen ein anderes Bild hochgeladen. Das ist das neue; es wurde nichts geändert.',
    document: 'Ihre Datei',
    otherDocument: 'Andere Datei auswählen',
    deleteDocument: 'Datei löschen',
    delete: 'Bild löschen',
    another: 'Neues Foto aufnehmen',
    again: 'Noch einmal lesen',
    readNow: 'Werte für mich ablesen',
    type: 'Werte neben dem Bild eintippen',
    reasons: {
      contactLenses: {
        title: 'Das ist eine Verordnung für Kontaktlinsen',
        text: 'Brillen brauchen eigene Werte: Die Werte für Kontaktlinsen sind andere. Bitte nehmen Sie Ihre Brillenverordnung, oder fragen Sie Ihre Praxis danach.',
      },
      notPrescription: {
        title: 'Auf diesem Bild haben wir keine Brillenverordnung gefunden',
        text: 'Es steht Text darauf, aber keine Werte für eine Brille. Ist es das richtige Bild, und die richtige Seite des Blatts?',
      },
      blank: {
        title: 'Auf diesem Bild haben wir nichts zu lesen gefunden',
        text: 'Bitte sehen Sie nach, ob die Verordnung im Bild ist und richtig herum liegt, und nehmen Sie ein neues Foto auf.',
      },
      unclear: {
        title: 'Dieses Bild ist zu undeutlich, um sicher zu sein',
        text: 'Es sieht nach einer Verordnung aus, aber Zahlen raten wir nicht. Ein Foto bei hellerem Licht, gerade von oben, hilft meist.',
      },
      notUnderstood: {
        title: 'Wir können dieses Bild lesen, aber nicht, welche Werte gelten',
        text: 'An Ihrem Bild liegt es nicht. Das Blatt ist anders aufgebaut als die, die wir kennen, oder es zeigt mehrere Brillen, und wir raten nicht. Bitte tippen Sie die Werte neben dem Bild ein.',
      },
      notPrescribed: {
        title: 'Das sieht nicht nach der Verordnung für Ihre Brille aus',
        text: 'Es stehen Glasstärken darauf, aber offenbar gemessene, früher getragene, ungültige, nur zum Lesen oder für jemand anderen. Bitte nehmen Sie die Verordnung selbst. Wenn es diese ist, tippen Sie ihre Werte neben dem Bild ein.',
      },
      tooSlow: {
        title: 'Dieses Bild zu lesen hat zu lange gedauert',
        text: 'Ein Foto nur von der Tabelle liest sich schneller. Sie können die Werte auch neben dem Bild eintippen.',
      },
      unavailable: {
        title: 'Im Augenblick können wir keine Bilder lesen',
        text: 'An Ihrem liegt es nicht, und es ist aufbewahrt. Versuchen Sie es in ein paar Minuten noch einmal, oder tippen Sie die Werte daneben ein.',
      },
    },
  },
} satisfies typeof en;
