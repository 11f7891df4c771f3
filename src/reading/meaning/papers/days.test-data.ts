/** Papers on which the lenses of several days stand, of which the newest are to be made. */
export const DAYS = `
=== a list of days, two lines for each | pd2
Datum        Auge   Sph      Cyl      Achse   PD     Visus
02.06.2025   R      -2,25    -0,75    175     31,5   1,0
             L      +1,00    -0,50    20      31     1,0
14.03.2022   R      -2,00    -0,50    170     31,5   1,0
             L      +0,75    -0,25    25      31     1,0
=== a list of days, one line for each, and the day of the newest named below it | pd
                       OD                               OS
              Sph     Cyl     Axis            Sph     Cyl     Axis
03/02/2022    -1.75   -0.50   165             +0.50   -0.25   30
02/14/2023    -2.00   -0.50   170             +0.75   -0.25   25
02/27/2025    -2.25   -0.75   175             +1.00   -0.50   20
Current prescription: 02/27/2025     Expires 02/27/2027
PD 62.5
=== a list of days that says how old each is, beside a white edge | add
OptiDesk v8.4              Rx History              printed 11/06/2025 09:14
Patient  004821  MARCHBANKS, Iain           DOB 30/01/1963     Last exam 10/06/2025
Date         Status      Eye   Sph      Cyl      Axis    Add     V.A.
10/06/2025   CURRENT     R     -2.25    -0.75    175     2.00    6/5
                         L     +1.00    -0.50    20      2.00    6/6
23/05/2023   archived    R     -2.50    -0.50    170     1.75    6/6
                         L     +0.75    -0.25    25      1.75    6/6
02/06/2021   archived    R     -2.50    -0.50    170     1.50    6/6
                         L     +0.50    -0.25    30      1.50    6/6
Recall 24 months
=== a list of days, each before both of its lines, and how old each is behind them
Date        Eye    Sph      Cyl      Ax     Status
06/14/22    OD     -2.00    -0.50    170    Old
06/14/22    OS     +0.75    -0.25    25     Old
07/08/25    OD     -2.25    -0.75    175    Current
07/08/25    OS     +1.00    -0.50    20     Current
=== a list of days of two centuries | od.axis=- od.cylinder=- os.axis=- os.cylinder=- add
Sight tests
14/09/98    R +0.75 DS      L +0.50 DS      Add +1.00
11/03/25    R -2.25 DS      L +1.00 DS      Add +2.00
`;
