/** What the classifier knows of honest messages before staff teach it: one after a line break or a slash. */
export const sampleEnquiries = `
We would like to visit the heritage site with our family in July. What are the opening hours and how much are tickets for children and seniors? / Is a guided tour available for a group of 30 students? We need a bus parking place and lunch nearby. Our school is in Burnaby.
Please confirm our booking for Saturday. We are six adults and would like to change the time to the afternoon. / I have to cancel my reservation because of illness. Can you refund the deposit or move it to another date?
I paid for two tickets but received no confirmation e-mail. My credit card was charged. Could you please check? / The invoice you sent us has the wrong amount and address. Please send a corrected one so that we can pay it this month.
When will you pay the invoice from August? Our accountant asks for the reference number and the bank details. / We ordered 30 mugs and received 20. Please send the rest or give us a refund.
I donated to the foundation in May and need the tax receipt for my records. Thank you. / How do we join the partnership program? We are a non-profit society with a small museum. Is it free, and which documents do you need?
Our company would like to become a strategic partner. Does the fee of 150 dollars cover the whole year, and how is revenue shared? / As partners of yours we would like our logo on the page to lead to our new website, the old address is wrong.
We run a bed and breakfast and would like to recommend your tours to our guests. Can you send us brochures? / Could we work together on the summer festival? We had 2,000 visitors last year and look for a stage near the wharf.
I am a journalist with a newspaper and would like to interview your director for a story. My deadline is on Friday. / Do you have photographs of the opening that we may print? We credit the photographer of course.
There is a mistake in your article: the year and the name of my grandfather are wrong. Could you correct them? / The radio would like to talk about the new exhibition. Who can speak with us on the air tomorrow morning?
I am a student and write my thesis about virtual museums. May I ask you a few questions about your project? / Our university studies heritage tourism and would like to share the results of the survey with you.
I teach grade six and use VR Classroom. The login does not work since this morning and the lesson is tomorrow. Please help. / The app crashes on my phone when I open the map. I have reinstalled it twice. Which version should it be?
The link on your website gives an error, page not found. I wanted to download the lesson plan. / Your website says the shop is open, but the link for orders on your website is broken and shows an error.
I found your website through a friend. The photos on your website are lovely, who took them? / The web page of my class does not load the video on your website. Is it our network?
Our agency made your brochure in 2023. The last invoice is still open, may we send it once more? / The translation of your text is finished. Shall I send it with the bill, or do you want to see a sample first?
The cleaning crew found a phone after the concert in the hall. It is at our office, come by at any time. / Our electrician can come on Tuesday about the alarm and the heating you reported. Will someone be there?
The solar panels on the barn throw light into our windows in the evening. Could you look at it with us? / We won a free tour in your draw at the fair. How do we claim the prize?
My mother left some of her paintings to the foundation in her will. I am her lawyer and need to know who can sign for them. / Our non-profit holds a casino night for charity and asks if you would give a prize or buy a table.
I help at the community garden and we look for a website that costs little. Do you know somebody who could help us? / We would like to hire two of your guides for our own staff outing, price per hour please.
Does your shop ship wholesale to other museum shops, and is there a catalogue with prices? / Your competitors charge less for the same tour. Why should we book with you? I ask in earnest, we love the place.
I am in charge of sales for a ferry line and would like to put your leaflets on board, free of charge. / I have a question about the price of your consultation, and whether you work with companies from Alberta.
We offer our old schoolhouse as a place for your next film. There is no fee, we would be happy to see it used. / Our artists offer a workshop at your open day. Would that interest you? We did the same for the library.
The chamber of commerce would like to list your company, members pay nothing extra. Please send two sentences and a picture. / Could you send me more information about the program, and a case study of a partner our size?
Is there a discount for residents of the coast, for seniors or for groups? / The podcast of our school would like to have one of you as a guest. The children ask all the questions.
How much traffic does the site get on a summer day? We plan a food stall nearby. / Which search engine or database do you use for the archive? Ours is old and we would like to follow you.
Can I buy shares or invest in Forager? My broker did not find it. / Our daughter follows your Instagram and would like to know where the video with the seal was made.
On my tablet the menu covers the text, and the small letters are hard to read for me. Otherwise a beautiful site. / Does the virtual tour work with a screen reader, and is the building accessible with a wheelchair?
I forgot my password and the reset message never arrives at my address. / Somebody sends e-mails in your name that ask for money. I thought you should know, it looks like a scam.
I received spam about SEO and crypto with your company as the sender. Was your account hacked? / A page that is not yours sells tickets for your tours at a higher price. Can you have it removed?
Please delete my data and take me off the newsletter. I no longer wish to get e-mail from you. / What would a new website for our museum cost, and could Forager Digital begin in spring? We have a budget of 5,000 dollars from a grant.
Could your digital team look at why visitors do not find our festival on Google? We would like a quote for an hour or two of advice. / We need someone to look after our Facebook and Instagram pages during the season. Does your media group do that, and what do you charge?
Could Forager Productions make a short video about our carvers? Please tell us the price and how long it takes. / We would like a quote for a virtual tour of our gallery with eight rooms.
Does Forager Financial Services do the books and taxes of small societies? Our treasurer has left. / I have written a book about the history of the coast and look for a publisher. May I send you the manuscript?
Could you advise us on a business plan for our farm tours? We would pay for a consultation. / Do you have any job openings for a guide this summer? I speak English and German and have first aid training.
May I send my CV? I have worked in museums for eight years and am moving to Gibsons. / Is there an internship at your company? I study tourism management and need a placement from September.
I am a local web developer and designer looking for work and admire your site. Are you hiring? / I am a freelance photographer and live on the coast. Would you look at my portfolio, in case a brand needs pictures?
I would like to volunteer at the site at weekends. Whom should I contact? / We are looking for a venue for a wedding with 80 guests in June. Is the hall free and how much is the rental?
Can we rent the seminar room for a meeting of our association? We would need a projector and coffee. / Our choir would like to sing in the chapel at Christmas, we ask no fee.
We play folk music and would be glad to perform at your summer evenings. Here is a recording. / May we film at the site for one day? We are a small crew and have our own insurance.
Would the museum lend us two paintings for our exhibition next year? We cover transport and insurance. / I have old photographs and letters of my family that I would like to give to the archive.
Does the archive have pictures of the cannery? My mother worked there, and I would pay for copies. / Our town ranks its heritage sites and yours came third. May we have a photo for the list, and someone at the ceremony?
You were nominated for the tourism award of the region. There is nothing to pay, please tell us who comes. / We are applying for a grant and need a letter of support from you. The funding would pay for a new roof.
Who can advise us on loans or grants for restoring a heritage house? We do not know where to begin. / I would like to invest in local tourism. Do you take investors, and may I read your annual report?
My wife and I would like to sell our small tour company. Would Forager be interested to buy it? / Do you accept donations in bitcoin or shares? I would like to support the foundation.
Does your shop sell gift cards online? The discount code from the leaflet did not work. / How much is shipping of the print to Ontario? I would like to buy it as a present.
We are a tour operator and ask for your wholesale rates and free dates for next season. / Our cruise ship comes in September. Can you welcome 60 guests and offer them a walk?
Could you sponsor a prize for our school raffle? Your company will be thanked in the programme. / We would like to invite someone from your team to speak at our conference. We cover the travel.
The meeting of the council about your application is on Tuesday at seven. Please bring the drawings. / The permit for the repairs is ready, the fee can be paid at the office.
The fire alarm is tested on Thursday. Someone with a key should be there. / I live next to the hall and the music was very loud again last night. Please call me.
I lost my jacket and a camera on the boat tour. Has anybody found them? / Thank you for the wonderful day, our children loved the whales and the guide was very kind.
I was disappointed with the tour: the guide was late and we saw nothing of the garden. I would like my money back. / Your prices are not the same on the page and at the door. Which one is right?
I wrote two weeks ago and have no answer yet. Could somebody please look into it? / As discussed with your colleague on the phone, here is the address for the contract. We can sign next week.
Following our meeting, when may we deliver the chairs? The driver needs a phone number. / How can I get to the site by bus and ferry, and may I bring my dog and a bicycle?
Does the site have a café, and do you have food without nuts? My daughter has an allergy. / Is the museum open on Monday, on holidays, and in winter?
The elders of our nation would like to meet with you about the words on the sign. / Could you use the new spelling of our community's name? I can send it to you.
Bonjour, nous voudrions visiter le musée avec une classe. Quels sont les horaires et le prix des billets ? Y a-t-il un guide en français ? / Bonjour, je n'ai pas reçu ma facture ni la confirmation de ma réservation. Pourriez-vous vérifier, s'il vous plaît ? Merci.
Notre association aimerait devenir partenaire. Que devons-nous envoyer ? Je cherche aussi un stage pour une étudiante. / Guten Tag, wir möchten im August das Museum besuchen. Wann ist es geöffnet und gibt es eine Führung auf Deutsch? Was kostet der Eintritt?
Sehr geehrte Damen und Herren, unsere Rechnung ist falsch, bitte senden Sie uns eine neue. Vielen Dank für die schöne Reise. / Ich studiere Tourismus und suche ein Praktikum. Darf ich Ihnen meine Bewerbung schicken? Unser Verein würde auch gern ein Bild ausleihen.
Buenos días, queremos visitar el museo con la familia en agosto. ¿Cuál es el horario, cuánto cuestan las entradas y hay guía en español? / Hola, soy estudiante y escribo sobre museos. ¿Podrían darme una entrevista? No he recibido la confirmación de mi reserva.
Bom dia, gostaria de visitar o museu em julho. Qual é o horário e o preço dos ingressos? Obrigado. / Buongiorno, vorremmo visitare il museo con un gruppo. Quanto costa il biglietto e quali sono gli orari? Grazie.
Здравствуйте, мы хотели бы посетить музей летом. Сколько стоят билеты, есть ли экскурсия на русском? Спасибо. / 您好,我们想在夏天参观博物馆,请问开放时间、门票价格,有没有中文导游?谢谢。
こんにちは。夏に博物館を見学したいのですが、開館時間と料金を教えてください。取材もお願いしたいです。 / 안녕하세요, 여름에 박물관을 방문하고 싶습니다. 예약과 입장료를 알려 주세요.
Bonjour, mon fils a perdu sa veste pendant la visite. L'avez-vous trouvée ? Voici mon numéro de téléphone. / Bonjour, la page de la boutique ne fonctionne pas sur mon téléphone et j'ai payé deux fois. Pouvez-vous me rembourser ?
Nous préparons une exposition et voudrions emprunter un tableau. Quelles sont vos conditions ? Bravo pour votre beau site. / Journaliste à la radio, je prépare un reportage sur votre projet et cherche quelqu'un pour une entrevue en français.
Ist das Museum mit dem Rollstuhl zu erreichen, und darf mein Hund mit? Wir kommen mit der Fähre. / Hallo, ich habe zwei Karten gekauft, aber keine Bestätigung bekommen. Können Sie bitte nachsehen oder das Geld zurückgeben?
Für unsere Zeitung schreibe ich über Ihre neue Ausstellung. Mit wem kann ich sprechen, und gibt es Fotos? / Estimados señores, la factura que recibimos no es correcta. ¿Pueden enviarnos otra? Gracias por la visita, a los niños les encantó.
Soy periodista y preparo un reportaje sobre el patrimonio. ¿Con quién puedo hablar y tienen fotografías? / Мы купили два билета, но не получили подтверждение. Помогите, пожалуйста. Можно ли прийти с собакой и коляской?
我买了两张票,但没有收到确认邮件,请帮忙查一下。孩子们很喜欢这次参观。 / Goedendag, wij willen graag het museum bezoeken. Wat kost een kaartje en is er een gids?
`
