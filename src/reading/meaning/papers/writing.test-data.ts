/** How practices write values, words and sentences, and how these are misread. */
export const WRITING = `
=== heads in two rows split words | add
     Sphere    Cylinder   Axis    Near
     Power     Power              Add
OD   -2.25     -0.75      175     +2.00
OS   +1.00     -0.50      20      +2.00
=== values below eye name
Right Eye
-2.25   -0.75   175
Left Eye
+1.00   -0.50   20
=== values below eye name with heads
             Sphere    Cylinder    Axis
Right Eye
             -2.25     -0.75       175
Left Eye
             +1.00     -0.50       20
=== axis joined x
OD  -2.25  -0.75x175
OS  +1.00  -0.50x20
=== axis joined slash
R  -2,25 -0,75/175°
L  +1,00 -0,50/20°
=== axis at
OD  -2.25 -0.75 @ 175
OS  +1.00 -0.50 @ 20
=== axis A
R  sph -2,25  cyl -0,75  A 175°
L  sph +1,00  cyl -0,50  A 20°
=== eyes in words German
                Sphäre     Zylinder    Achse
Rechtes Glas    -2,25      -0,75       175
Linkes Glas     +1,00      -0,50       20
=== eye words with dist
                   Sphäre     Zylinder    Achse
Ferne rechts       -2,25      -0,75       175
Ferne links        +1,00      -0,50       20
=== degree heads
     sph dpt   cyl dpt   Achse °
R    -2,25     -0,75     175
L    +1,00     -0,50     20
=== single letters with stroke
R  -2,25 / -0,75 / 175
L  +1,00 / -0,50 / 20
=== an old power told in a letter
Before the operation the refraction of the right eye was -1.50 and it is now much better
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== names that look like eyes
Grace Wright   Sabine Lindner
Dr. Priya Rowe, O.D.
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== words with D | add
Right: Sph -2.25 D, Cyl -0.75 D, Axis 175°, Add 2.00 D
Left: Sph +1.00 D, Cyl -0.50 D, Axis 20°, Add 2.00 D
=== abbreviations with dots | add
R.: sph. -2,25  cyl. -0,75  A. 175°  Add. 2,00
L.: sph. +1,00  cyl. -0,50  A. 20°   Add. 2,00
=== range then eye words | add
                 Sph      Cyl      Axis
Distance OD      -2.25    -0.75    175
Distance OS      +1.00    -0.50    20
Near OD          -0.25    -0.75    175
Near OS          +3.00    -0.50    20
=== cyl axis joined head
       SPH      CYL x AXIS
OD     -2.25    -0.75 x 175
OS     +1.00    -0.50 x 20
=== degrees spelled
OD: -2.25 -0.75 axis 175
OS: +1.00 -0.50 axis 20
=== multiplication sign and spaces
OD - 2.25  - 0.75  x 175
OS + 1.00  - 0.50  x 20
=== comb letters
R: -2,25 comb. -0,75 A175°
L: +1,00 comb. -0,50 A20°
=== an unknown letter within a label
     Sph?re    Zylinder   Achse
R    -2,25     -0,75      175
L    +1,00     -0,50      20
=== an eye that was read as something else | pd2
          Sphere    Cylinder    Axis
Right     -2.25     -0.75       175
Let       +1.00     -0.50       20
Pupillary distance: 31.5 right, 31 left
=== a day behind a dash
Uwe Scholz-06.03.2023
geb.25.09.1967
        Sphäre    Zylinder   Achse
Rechts  -2,25     -0,75      175
Links   +1,00     -0,50      20
=== a point that was read as a colon | od.add=? os.add=+2.00
Right eye
Sphere -2.25
Cylinder -0.75
Axis 175
Add +1:25
Left eye
Sphere +1.00
Cylinder -0.50
Axis 20
Add +2.00
=== labels glued to words of a bill
2  Brillenglasrechts  1,67      1      320,95 €
   Sph -2,25  Zy -0,75  Achse 175
3  Brillenglas links  1,67      1      392,99 €
   Sph +1,00  Zyl -0,50  Achse 20
=== a name that is a word of contact lenses | pd
Wir bestätigen, dass Hannelore Brand folgende Brille trägt: rechts -2,25 -0,75 Achse 175, links +1,00 -0,50 Achse 20, PD 62,5 mm.
=== a practice that has no axis
Praxis am Markt
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== values before their words | pd2
Rechtes Auge
-2,25 Sphäre      -0,75 Zylinder
175 Achse         31,5 mm PD
Linkes Auge
+1,00 Sphäre      -0,50 Zylinder
20 Achse          31 mm PD
=== signs in columns of their own
          +/-  Sph.    +/-  Zyl.    Achse
rechts    -    2,25    -    0,75    175
links     +    1,00    -    0,50    20
=== the second name of a label | pd
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillenabstand / D.P.C.: 62,5 mm
=== a letter quoted below an answer | pd2
Right: -2.25 cyl -0.75 axis 175
Left: +1.00 cyl -0.50 axis 20
Monocular PDs: R 31.5 L 31
> Right: -2.50 cyl -0.50 axis 170
> Left: +0.75 cyl -0.75 axis 25
> PD 61.5, valid for 2 years
=== a sentence without spaces | pd
Towhomitmayconcern:GraceRowewearsspectaclesofOD -2.25 -0.75 x 175 andOS +1.00
-0.50 x 20; PD62.5
=== labels with the eye glued behind
SphereOD: -2.25
CylinderOD: -0.75
AxisOD: 175
SphereOS: +1.00
CylinderOS: -0.50
AxisOS: 20
=== heads with the eye glued before
RSph    RCyl    RAxis   LSph    LCyl    LAxis
-2.25   -0.75   175     +1.00   -0.50   20
=== an axis with its comma before the next word
rechts -2,25 -0,75 Achse 175,links +1,00 -0,50 Achse 20,PD
=== a point behind two glued labels | add
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Nahzusatzbds. +2,00 dpt
=== heads with their numbers glued on | pd2
8.EYE   8a.SPHERE   8b.CYLINDER   8c.AXIS   8f.PD
R       -2.25       -0.75         175       31.5
9.EYE   9a.SPHERE   9b.CYLINDER   9c.AXIS   9f.PD
L       +1.00       -0.50         20        31
=== a plan that is no lens
R -2.25 / -0.75 x 175 (6/5)
L +1.00 / -0.50 x 20 (6/12)
Plan Full-time wear. See orthoptist in 4/12
=== a line of text that goes on below with the value of its last label | od.add=+2.00 os.add=+2.00
Rechtes Auge: Sphäre -2,25 dpt, Zylinder -0,75 dpt, Achse 175°, Addition
+2,00 dpt
Linkes Auge: Sphäre +1,00 dpt, Zylinder -0,50 dpt, Achse 20°,
Addition +2,00 dpt
=== an order that is said once with strokes | add pd2
Sph / Cyl / Achse / Add / PD
R  -2,25 / -0,75 / 175 / +2,00 / 31,5
L  +1,00 / -0,50 / 20 / +2,00 / 31
=== combined with, as German doctors say
                     Rechtes Auge                        Linkes Auge
Autorefraktion       -2,75 komb. mit -1,00 / 170°        +1,50 komb. mit -0,25 / 30°
Brillenverordnung    -2,25 komb. mit -0,75 / 175°        +1,00 komb. mit -0,50 / 20°
=== a sentence that goes on below with the addition of both eyes | add pd
Wir bestätigen, dass Frau Vogt diese Brille trägt: rechts -2,25 -0,75 Achse 175, links +1,00 -0,50 Achse 20,
Addition +2,00. Die Pupillendistanz beträgt 62,5 mm.
=== a list between commas, as a program writes it | add pd2
eye,sphere,cylinder,axis,add,pd
right,-2.25,-0.75,175,+2.00,31.5
left,+1.00,-0.50,20,+2.00,31
=== a list between semicolons with an empty cell | add pd2 os.cylinder=- os.axis=-
Auge;Sph;Zyl;Achse;Add;PD
R;-2,25;-0,75;175;+2,00;31,5
L;+1,00;0,00;;+2,00;31
=== labels behind some values and before others | add
R: -2,25 sph -0,75 cyl Achse 175° Add +2,00
L: +1,00 sph -0,50 cyl Achse 20° Add +2,00
=== an addition in other words | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Reading power to be added +2.00
=== one eye said to be without a cylinder | od.sphere=-2.25 od.cylinder=- od.axis=-
Right eye -2.25 sph, left eye +1.00 -0.50 x 20
=== several short names of a label
                         Rechts   Links
Sphäre (S / SPH)         -2,25    +1,00
Zylinder (ZYL / CYL)     -0,75    -0,50
Achse (A / ACH)          175      20
=== a gap before the points of a typewriter
OD: -2 .25 -0.75 X 175
OS: +1 .00 -0.50 X 20
=== lens told on in the next line | os.sphere=-5.00 os.cylinder=+1.75 os.axis=45 od.cylinder=- od.axis=- pd=61
Your glasses Rx
from 8/9/25 OD -2.25 DS OS -5.00
+1.75x045 PD 61 exp 8/9/26
=== addition named behind it | add
Re -2,25 -0,75 175°
Li +1,00 -0,50 20°     14:09
Nähe +2,00 dazu        14:09
=== a letter that tells what was measured and then what is prescribed | add pd
ich danke für die Überweisung Ihres Patienten, der über verschwommenes Sehen seit 3 Monaten
klagt. Die Autorefraktion ergab rechts sph -2,50 cyl -0,50 A 170° und links sph +1,25 cyl
-0,75 A 15°. Der Visus ohne Korrektur betrug 0,4 beiderseits, der Augendruck lag um 9:15 Uhr
bei 14 und 15 mmHg.
Nach subjektivem Abgleich habe ich folgende Brille verordnet: rechtes Auge sph -2,25 cyl
-0,75 A 175°, linkes Auge sph +1,00 cyl -0,50 A 20°, dazu ein Nahzusatz von +2,00 dpt
beiderseits, Pupillenabstand 62,5 mm. Damit werden rechts 1,0 und links 0,8 erreicht.
=== a letter that tells what was worn and then what is prescribed in one sentence
Thank you for sending this patient, who has seen less with her glasses for some months. Her
lastrx was right sph -1.75 cyl -0.50 axis 170, left sph +0.75 cyl -0.25 axis 25, and today I
have prescribed right sph -2.25 cyl -0.75 axis 175, left sph +1.00 cyl -0.50 axis 20 for all
that she does. I will see her again in 12 months. She asked for nothing else on that day.
=== a letter that prescribes first and tells what was measured after
Thank you for sending this patient, who has seen less with her glasses for some months. I have
prescribed right sph -2.25 cyl -0.75 axis 175, left sph +1.00 cyl -0.50 axis 20 for all that
she does. The autorefraction was right sph -1.75 cyl -0.50 axis 170, left sph +0.75 cyl -0.25
axis 25 before that. I will see her again in 12 months. She asked for nothing else on that day.
=== dioptres of spheres and cylinders named at each | pd
SPECTACLE PRESCRIPTION
R.E.   -2.25 DS / -0.75 DC x 175°
L.E.   +1.00 DS / -0.50 DCx 20°
P.D. 62.5 mm
=== an addition on both eyes in a German sentence | add
wir schicken Ihnen die Werte Ihrer Brillenverordnung:
Rechts: Sphäre -2,25, Zylinder -0,75, Achse 175°
Links: Sphäre +1,00, Zylinder -0,50, Achse 20°.
Die Addition beträgt auf beiden Augen +2,00.
=== a mail that says what each eye was prescribed | add
gerne teilen wir Ihnen die Werte Ihrer Brillenverordnung mit. Für das
rechte Auge wurden sph. -2,25 zyl. -0,75 Achse 175 verordnet, für das
linke Auge sph. +1,00 zyl. -0,50, gemessen in unserer Praxis, Achse
20. Die Addition beträgt auf beiden Augen +2,00.
=== a letter whose labels stand behind powers and before the axis | add
ich bedanke mich für die Überweisung wegen Kopfschmerzen beim Lesen. Ich habe heute eine neue Gleitsichtbrille verordnet. Rechts: -2,25 dpt sph -0,75 dpt zyl Achse 175, Add +2,00. Links: +1,00 dpt sph -0,50 dpt zyl Achse 20, Add +2,00.
=== an acuity before the name of the second eye | add od.cylinder=- od.axis=-
Augenklinik am See
Nach Abgleich der Werte empfehlen wir für die neue Brille folgende Verordnung: R -2,25 sph (Visus 0,63), L +1,00 / -0,50 / 20° (Visus 0,8), Addition beidseits +2,00 dpt
Wir bitten um Kontrolle in drei Monaten und danken für die Überweisung der Patientin
=== a stroke for no cylinder behind a label in brackets | od.cylinder=- od.axis=-
Rechtes Auge                       Linkes Auge
Sphäre (SPH)           -2,25       Sphäre (SPH)           +1,00
Zylinder (CYL)         -           Zylinder (CYL)         -0,50
Achse (A)              -           Achse (A)              20
`;
