import type { LegalTexts } from './legal-document.ts';

/** Die verbindlichen Texte, mit den Namen derer, die das Geschäft betreiben. */
export const legal: LegalTexts = {
  privacy: (shop) => ({
    title: 'Datenschutzerklärung',
    updated: '1. November 2026',
    intro: [
      `Wer eine Brille bestellt, teilt uns etwas über die eigenen Augen mit. Hier lesen Sie, was wir über Sie speichern, wozu, wie lange, und was Sie von uns verlangen können. ${shop.operator} betreibt dieses Geschäft für Versicherte von ${shop.plan} und ist für den Umgang mit Ihren Daten verantwortlich.`,
    ],
    sections: [
      {
        id: 'what',
        heading: 'Was wir speichern',
        paragraphs: ['Nur, was eine Bestellung braucht:'],
        points: [
          'Wer Sie sind: Ihre Mitgliedsnummer, Ihr Name wie auf der Versichertenkarte und die Mobilnummer oder E-Mail-Adresse, die Ihrer Krankenkasse vorliegt.',
          'Ihre Verordnung: die Werte für jedes Auge, Ihre Pupillendistanz und ein Bild der Verordnung, falls Sie eines hochladen. Das sind Gesundheitsdaten, und wir behandeln sie so.',
          'Ihre Bestellung: Fassung, Gläser, Lieferanschrift, Preise und was Ihre Krankenkasse gezahlt hat.',
          'Die Nutzung Ihrer Leistung: wann Sie bestellt haben, damit Ihre Krankenkasse weiß, ab wann sie wieder verfügbar ist.',
          'Technische Aufzeichnungen: der Zeitpunkt einer Anmeldung, Fehler und die Netzadresse einer Anfrage, zur Sicherheit.',
        ],
      },
      {
        id: 'why',
        heading: 'Wozu und auf welcher Grundlage',
        paragraphs: [
          'Mit Name, Kontakt und Mitgliedsnummer erkennen wir Sie und prüfen Ihre Leistung; mit Ihrer Verordnung fertigen wir passende Gläser; mit Ihrer Anschrift liefern wir sie; mit Ihrer Bestellung beraten wir Sie, rechnen mit Ihrer Krankenkasse ab und führen die Bücher, die das Gesetz verlangt.',
          'Ihre Bestelldaten verarbeiten wir zur Erfüllung des Vertrags mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO), Ihre Gesundheitsdaten mit Ihrer ausdrücklichen Einwilligung (Art. 9 Abs. 2 lit. a DSGVO), Aufzeichnungen zur Sicherheit und zur Buchführung aufgrund unseres berechtigten Interesses und unserer rechtlichen Pflichten (Art. 6 Abs. 1 lit. f und c DSGVO).',
        ],
      },
      {
        id: 'who',
        heading: 'Wer die Daten sieht',
        paragraphs: [
          `${shop.plan} sieht, dass Sie die Leistung genutzt haben und was sie gezahlt hat. Die Werkstatt von ${shop.retailer} sieht Verordnung und Fassung, ohne Ihre Kontaktdaten. Der Versanddienst sieht Ihren Namen und Ihre Anschrift. Der Kundendienst sieht Ihre Bestellung, wenn Sie um Hilfe bitten; jeder Einblick wird aufgezeichnet.`,
          'Sonst niemand. Auf diesen Seiten gibt es keine Werbung, keine sozialen Netzwerke, keine fremde Auswertung und keine fremden Schriften oder Skripte: Ihr Browser spricht nur mit diesem Geschäft. Wir verkaufen Ihre Daten nicht, und wir entscheiden über Sie nicht automatisch, außer dass wir die Regeln Ihrer Leistung prüfen.',
        ],
      },
      {
        id: 'camera',
        heading: 'Bilder und Kamera',
        paragraphs: [
          'Das Lesen einer Verordnung aus einem Bild und die Anprobe geschehen auf Ihrem eigenen Gerät. Die Kamera startet nur, wenn Sie es möchten. Das Bild Ihres Gesichts verlässt Ihr Gerät nie; was daraus gemessen wird (etwa die Breite Ihres Gesichts), speichern wir nur, wenn Sie es wünschen.',
        ],
      },
      {
        id: 'how-long',
        heading: 'Wie lange wir speichern',
        points: [
          'Einmalcodes: Sie gelten wenige Minuten und werden nach einem Tag gelöscht.',
          'Eine begonnene, nicht abgeschlossene Bestellung: 30 Tage nach Ihrer letzten Änderung.',
          'Das Bild einer Verordnung: 7 Tage, wenn es nicht verwendet wird, sonst 30 Tage nach der Bestellung.',
          'Messwerte aus der Anprobe: 30 Tage.',
          'Ihre gespeicherte Verordnung: bis Sie sie löschen lassen oder Ihre Mitgliedschaft endet.',
          'Bestellungen samt der Verordnung, nach der gefertigt wurde: so lange, wie Buchführungs- und Medizinprodukterecht es verlangen, in der Regel zehn Jahre; danach löschen wir sie.',
          'Beendete Anmeldungen und Fehlermeldungen: 30 Tage. Die Aufzeichnung, wer Gesundheitsdaten gesehen hat: sechs Jahre.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies',
        paragraphs: [
          'Wir setzen nur Cookies, die das Geschäft braucht: eines hält Sie angemeldet, eines merkt sich Ihre Sprache und eines Ihre Schriftgröße, einige wenige halten kurzlebige technische Antworten. Keines folgt Ihnen anderswohin; darum gibt es auch kein Fenster wegzuklicken.',
        ],
      },
      {
        id: 'rights',
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie können Auskunft über Ihre Daten erhalten und sie herunterladen, Fehler berichtigen lassen, Ihre Daten löschen lassen, soweit kein Gesetz die Aufbewahrung verlangt, die Verarbeitung einschränken lassen oder ihr widersprechen und eine Einwilligung jederzeit für die Zukunft widerrufen.',
          `Schreiben Sie an ${shop.dataProtectionEmail}. Wir antworten innerhalb von 30 Tagen. Sind Sie mit der Antwort nicht zufrieden, können Sie sich bei einer Aufsichtsbehörde beschweren, zum Beispiel bei dieser: ${shop.authority}.`,
        ],
      },
      {
        id: 'safety',
        heading: 'Wie wir die Daten schützen',
        paragraphs: [
          'Die Verbindungen sind verschlüsselt. Namen, Kontakte, Anschriften und Verordnungen werden verschlüsselt gespeichert. Codes und Passwörter liegen nie im Klartext vor. Nachrichten und Fehlerprotokolle enthalten keine Gesundheitsdaten. Sollten Ihre Daten je in falsche Hände geraten, unterrichten wir Sie und die Behörden, wie das Gesetz es verlangt.',
        ],
      },
      {
        id: 'contact',
        heading: 'Verantwortlich',
        paragraphs: [
          `${shop.operator}, ${shop.address}. Datenschutz: ${shop.dataProtectionEmail}.`,
        ],
      },
    ],
  }),

  terms: (shop) => ({
    title: 'Nutzungsbedingungen',
    updated: '1. November 2026',
    intro: [
      `Diese Bedingungen gelten, wenn Sie in diesem Geschäft eine Brille bestellen. Das Geschäft wird von ${shop.operator} für Versicherte von ${shop.plan} betrieben; gefertigt und verkauft werden die Brillen von ${shop.retailer}.`,
    ],
    sections: [
      {
        id: 'who-may-order',
        heading: 'Wer bestellen kann',
        paragraphs: [
          `Versicherte von ${shop.plan}, deren Vertrag die Brillenleistung enthält. Die Leistung zahlt in jeder Wartezeit eine Brille. Vor der Bestellung sehen Sie, ob Ihre Leistung verfügbar ist, was sie zahlt und was für Sie bleibt.`,
          'Behalten Sie Ihren Einmalcode für sich. Wir fragen nie am Telefon danach.',
        ],
      },
      {
        id: 'prescription',
        heading: 'Ihre Verordnung',
        paragraphs: [
          'Die Gläser werden nach den Werten gefertigt, die Sie bestätigen. Bitte vergleichen Sie sie vor der Bestellung mit dem Papier in Ihrer Hand. Sie bestätigen, dass die Verordnung Ihre eigene und gültig ist und von einer dazu befugten Person stammt. Das Geschäft prüft, ob sich die Werte fertigen lassen, nicht, ob sie für Ihre Augen richtig sind; eine Augenuntersuchung ersetzt es nicht.',
        ],
      },
      {
        id: 'order',
        heading: 'Bestellung und Preis',
        paragraphs: [
          'Die Darstellung einer Fassung ist noch kein bindendes Angebot. Ihr Angebot geben Sie mit der Schaltfläche „Zahlungspflichtig bestellen“ ab. Der Vertrag kommt mit unserer Bestätigung zustande. Bis dahin können Sie alles ändern oder lassen.',
          'Die Übersicht vor der Bestellung zeigt auf den Cent genau den Preis jedes Teils, was Ihre Krankenkasse zahlt und was Sie zahlen. Ändert sich die Summe vor der Bestellung, zeigen wir sie Ihnen zuerst noch einmal. Alle Preise im deutschen Geschäft enthalten die gesetzliche Mehrwertsteuer; im englischen Geschäft stehen US-Preise ohne Steuer.',
        ],
      },
      {
        id: 'payment',
        heading: 'Bezahlung',
        paragraphs: [
          'Zahlt Ihre Krankenkasse alles, ist nichts zu bezahlen. Sonst überweisen Sie den Rest oder Ihr Arbeitgeber zahlt ihn, wie es die Übersicht nennt; wohin und bis wann, steht in der Bestätigung. Nach einer Kartennummer fragen wir nie.',
        ],
      },
      {
        id: 'delivery',
        heading: 'Lieferung',
        paragraphs: [
          'Brillen werden nach Ihrer Bestellung gefertigt. Ihre Bestätigung nennt den Tag, an dem wir die Lieferung erwarten. Lässt er sich nicht halten, sagen wir Ihnen Bescheid, und Sie können kostenlos stornieren, solange die Gläser nicht geschliffen sind.',
        ],
      },
      {
        id: 'returns',
        heading: 'Stornierung, Widerruf und Neuanfertigung',
        paragraphs: [
          'Bis die Gläser geschliffen sind, können Sie kostenlos stornieren; Ihre Leistung ist dann sofort wieder verfügbar.',
          'Brillengläser werden eigens für Ihre Augen gefertigt. Für sie besteht deshalb kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Für alles, was nicht nach Ihren Maßen gefertigt ist, besteht es: 14 Tage ab Lieferung, ohne Angabe von Gründen; eine formlose Nachricht an den Kundendienst genügt, und wir erstatten Ihre Zahlung innerhalb von 14 Tagen nach Erhalt der Ware.',
          'Darüber hinaus versprechen wir Ihnen: Sehen Sie mit Ihrer Brille nicht gut oder passt sie nicht, sagen Sie es uns innerhalb von 60 Tagen nach der Lieferung. Wir prüfen sie und fertigen sie neu oder nehmen sie zurück, ohne Kosten für Sie.',
        ],
      },
      {
        id: 'faults',
        heading: 'Mängel und Haftung',
        paragraphs: [
          'Ihre gesetzlichen Rechte bei Mängeln gelten uneingeschränkt. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei der Verletzung von Leben, Körper und Gesundheit. Im Übrigen haften wir bei der Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren Schaden. Rechte, die das Gesetz nicht einzuschränken erlaubt, bleiben unberührt.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Barrierefreiheit',
        paragraphs: [
          'Wer eine Brille bestellt, kann in diesem Augenblick oft nicht gut lesen. Darum ist das Geschäft so gebaut, dass es sich ohne Brille benutzen lässt. Unser Ziel sind überall die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA, beim Kontrast der Schrift auf Stufe AAA, und damit das Barrierefreiheitsstärkungsgesetz (BFSG).',
          'Sie können nur mit der Tastatur bestellen, mit einem Screenreader, bei 400 % Vergrößerung, mit größerer Schrift aus dem Kopf jeder Seite und ohne JavaScript. Das Lesen einer Verordnung aus einem Bild und die Anprobe brauchen eine Kamera oder ein Bild; beides lässt sich überspringen und ist zum Bestellen nicht nötig.',
          `Stand Ihnen etwas im Weg? Schreiben Sie an ${shop.supportEmail}. Wir antworten innerhalb von fünf Werktagen und nehmen Ihre Bestellung auf Wunsch auch per E-Mail entgegen.`,
        ],
      },
      {
        id: 'changes',
        heading: 'Änderungen und anwendbares Recht',
        paragraphs: [
          'Für Ihre Bestellung gelten die Bedingungen zum Zeitpunkt der Bestellung. Für Bestellungen im deutschen Geschäft gilt deutsches Recht, für Bestellungen im englischen Geschäft das Recht des Staates Oregon; der Schutz, den Ihnen das Recht Ihres Wohnsitzlandes als Verbraucherin oder Verbraucher gibt, bleibt unberührt.',
        ],
      },
      {
        id: 'contact',
        heading: 'Kontakt',
        paragraphs: [`${shop.operator}, ${shop.address}. Kundendienst: ${shop.supportEmail}.`],
      },
    ],
  }),

  notice: (shop) => ({
    title: 'Impressum',
    intro: [`${shop.operator} betreibt dieses Geschäft für Versicherte von ${shop.plan}.`],
    sections: [
      {
        id: 'provider',
        heading: 'Anbieter',
        paragraphs: [
          `${shop.operator}, ${shop.address}.`,
          `Vertreten durch ${shop.representedBy}.`,
          `Registereintrag: ${shop.register}. Umsatzsteuer-Identifikationsnummer: ${shop.vatId}.`,
        ],
      },
      {
        id: 'reach',
        heading: 'So erreichen Sie uns',
        paragraphs: [`E-Mail: ${shop.supportEmail}. Telefon: ${shop.phone}.`],
      },
      {
        id: 'content',
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: [`${shop.representedBy}, unter der oben genannten Anschrift.`],
      },
      {
        id: 'disputes',
        heading: 'Verbraucherstreitbeilegung',
        paragraphs: [
          'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ],
      },
    ],
  }),
};
